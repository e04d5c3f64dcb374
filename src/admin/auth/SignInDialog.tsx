import Dialog from '@mui/material/Dialog'
import { useId, useState } from 'react'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { useServices } from '../services.ts'
import { ReauthenticateForm } from './ReauthenticateForm.tsx'
import styles from './SignIn.module.css'
import { SignInForm } from './SignInForm.tsx'
import { signInTexts } from './signInTexts.ts'
import { useSignInPrompt } from './useSignInPrompt.ts'

/** Dialog for a new sign-in or a reauthentication in place; the refused call is then repeated. */
export function SignInDialog({ isOpen }: { isOpen: boolean }) {
  const { form } = useMessages()
  const { account } = useMessages(signInTexts)
  const { session } = useServices()
  const prompt = useSignInPrompt()
  const [shown, show] = useState(prompt)
  // During the closing transition it keeps its content.
  if (prompt && prompt !== shown) show(prompt)
  const titleId = useId()
  const isReauthentication = shown === 'reauthenticate'
  const Form = isReauthentication ? ReauthenticateForm : SignInForm
  return (
    <Dialog open={isOpen} onClose={session.cancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <div className={`dialog ${styles.again}`}>
        <h2 id={titleId}>{isReauthentication ? account.confirm : account.again}</h2>
        <p className="muted">{isReauthentication ? account.confirmLead : account.againLead}</p>
        <Form>
          <Button onClick={session.cancel}>{form.cancel}</Button>
        </Form>
      </div>
    </Dialog>
  )
}
