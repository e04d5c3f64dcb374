import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { useWords } from '../i18n/words.ts'
import { useServices } from '../services.ts'
import styles from './SignInDialog.module.css'
import { SignInForm } from './SignInForm.tsx'
import { useSignInWords } from './useSignInWords.ts'

/** Asks for the password where one is; the refused call then goes on. */
export function SignInDialog({ isOpen }: { isOpen: boolean }) {
  const { form } = useWords()
  const { account } = useSignInWords()
  const { session } = useServices()
  const titleId = useId()
  return (
    <Dialog open={isOpen} onClose={session.giveUp} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <div className={styles.again}>
        <h2 id={titleId}>{account.again}</h2>
        <p>{account.againLead}</p>
        <SignInForm>
          <Button variant="outlined" onClick={session.giveUp}>
            {form.cancel}
          </Button>
        </SignInForm>
      </div>
    </Dialog>
  )
}
