import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { useServices } from '../services.ts'
import { PasswordField } from './PasswordField.tsx'
import styles from './SignInForm.module.css'
import { obstacleTo } from './secondFactor/passkeys.ts'
import { SecondStep } from './secondFactor/SecondStep.tsx'
import { useSecondStepWords } from './secondFactor/useSecondFactorWords.ts'
import { useSignIn } from './useSignIn.ts'
import { useSignInWords } from './useSignInWords.ts'

interface SignInFormProps {
  /** Stands beside the main button. */
  children?: React.ReactNode
}

/** Asks for e-mail and password, then for the second step where there is one, and says what went wrong. */
export function SignInForm({ children }: SignInFormProps) {
  const { account } = useSignInWords()
  const words = useSecondStepWords()
  const { session, site } = useServices()
  const [email, setEmail] = useState(session.email)
  const [password, setPassword] = useState('')
  const [stays, setStays] = useState(false)
  const { asked, failure, isBusy, enter, enterByPasskey, goBack } = useSignIn({ email, password, stays })
  const failureId = useId()
  // Only where the server is known to have it: no other one is asked.
  const canUsePasskey = site.hasPasskeys === true && !obstacleTo(site)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (!asked) void enter()
  }
  const said = failure && (
    <p id={failureId} className={styles.failure} role="alert">
      <Icon name="alert" size={20} />
      {failure}
    </p>
  )
  if (asked)
    return (
      <SecondStep
        asked={asked}
        email={email.trim()}
        failure={said}
        failureId={failureId}
        isWrongCode={failure === words.wrongCode}
        isBusy={isBusy}
        onBrought={enter}
        onBack={goBack}
      />
    )
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
        name="password"
        label={account.password}
        autoComplete="current-password"
        autoFocus={email !== ''}
        value={password}
        onChange={setPassword}
      />
      <label className={styles.stay}>
        <input
          type="checkbox"
          className={styles.checkbox}
          checked={stays}
          onChange={({ target }) => setStays(target.checked)}
        />
        {account.stay}
      </label>
      {said}
      <div className={styles.actions}>
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          {isBusy ? account.signingIn : account.signIn}
        </Button>
        {children}
      </div>
      {canUsePasskey && (
        <div className={styles.instead}>
          <p>{words.or}</p>
          <Button
            variant="outlined"
            startIcon={<Icon name="key" size={18} />}
            aria-disabled={isBusy}
            onClick={() => !isBusy && void enterByPasskey()}
          >
            {words.byPasskey}
          </Button>
        </div>
      )}
    </form>
  )
}
