import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useId, useState } from 'react'
import { useMessages } from '../i18n/messages.ts'
import { useServices } from '../services.ts'
import { ReauthenticateForm } from './ReauthenticateForm.tsx'
import styles from './SignIn.module.css'
import { SignInForm } from './SignInForm.tsx'
import { signInTexts } from './signInTexts.ts'
import { useSignInPrompt } from './useSignInPrompt.ts'

/** Asks in place for a new sign-in, or for what renews the present one; the refused call then goes on. */
export function SignInDialog({ isOpen }: { isOpen: boolean }) {
  const { form } = useMessages()
  const { account } = useMessages(signInTexts)
  const { session } = useServices()
  const asking = useSignInPrompt()
  const [shown, show] = useState(asking)
  // While it closes it shows what it asked for.
  if (asking && asking !== shown) show(asking)
  const titleId = useId()
  const isRenewal = shown === 'reauthenticate'
  const Form = isRenewal ? ReauthenticateForm : SignInForm
  return (
    <Dialog open={isOpen} onClose={session.cancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <div className={`dialog ${styles.again}`}>
        <h2 id={titleId}>{isRenewal ? account.confirm : account.again}</h2>
        <p className="muted">{isRenewal ? account.confirmLead : account.againLead}</p>
        <Form>
          <Button variant="outlined" onClick={session.cancel}>
            {form.cancel}
          </Button>
        </Form>
      </div>
    </Dialog>
  )
}
