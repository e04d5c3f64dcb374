import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { type Credentials, SignInError } from '../authProvider.ts'
import { useServices } from '../services.ts'
import { useWords } from '../words.ts'
import { PasswordField } from './PasswordField.tsx'
import styles from './SignInForm.module.css'

interface SignInFormProps {
  /** Stands beside the main button. */
  children?: React.ReactNode
}

/** Asks for e-mail and password, and says in the specification's words what went wrong. */
export function SignInForm({ children }: SignInFormProps) {
  const { account } = useWords()
  const { session, signIn } = useServices()
  const [email, setEmail] = useState(session.email)
  const [password, setPassword] = useState('')
  const [stays, setStays] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SignInError>()
  const failureId = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await signIn({ email: email.trim(), password, ...(stays && { staySignedIn: true }) } satisfies Credentials)
    } catch (error) {
      setFailure(error instanceof SignInError ? error : new SignInError('loginFailed'))
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} aria-describedby={failure && failureId}>
      <TextField
        label={account.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus={!email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={account.password}
        name="password"
        autoComplete="current-password"
        autoFocus={email !== ''}
        value={password}
        onChange={setPassword}
      />
      <label className={styles.stay}>
        <input type="checkbox" checked={stays} onChange={({ target }) => setStays(target.checked)} />
        {account.stay}
      </label>
      {failure && (
        <p id={failureId} className={styles.failure} role="alert">
          <Icon name="alert" size={20} />
          {failure.reason ? account[failure.reason] : failure.message}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          {isBusy ? account.signingIn : account.signIn}
        </Button>
        {children}
      </div>
    </form>
  )
}
