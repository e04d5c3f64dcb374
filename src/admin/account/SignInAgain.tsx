import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { useIsAsking, useServices } from '../services.ts'
import { useWords } from '../words.ts'
import styles from './SignInAgain.module.css'
import { SignInForm } from './SignInForm.tsx'

/** Asks for the password in place when the token has run out in the middle of the work; the refused call then goes on. */
export function SignInAgain() {
  const { account, form } = useWords()
  const { session } = useServices()
  const isAsking = useIsAsking()
  const titleId = useId()
  return (
    <Dialog open={isAsking} onClose={session.giveUp} aria-labelledby={titleId} maxWidth="xs" fullWidth>
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
