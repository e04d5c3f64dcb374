import TextField from '@mui/material/TextField'
import { type ReactNode, useState } from 'react'
import { secondFactorChallengeTexts } from '../../contract/i18n/admin/secondFactorChallenge.ts'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { useServices } from '../services.ts'
import { PasswordField } from './PasswordField.tsx'
import styles from './SignIn.module.css'
import { SignInSteps } from './SignInSteps.tsx'
import { passkeyObstacle } from './secondFactor/passkeys.ts'
import { signInTexts } from './signInTexts.ts'
import { useSignIn } from './useSignIn.ts'

/** Sign-in with email and password, then the second step. `children` are shown beside the main button. */
export function SignInForm({ children }: { children?: ReactNode }) {
  const { account } = useMessages(signInTexts)
  const messages = useMessages(secondFactorChallengeTexts)
  const { session, site } = useServices()
  const [email, setEmail] = useState(session.email)
  const [password, setPassword] = useState('')
  const [stays, setStays] = useState(false)
  const { enter, enterByPasskey, ...attempt } = useSignIn({ email, password, stays })
  // Only our own server offers passkeys.
  const canUsePasskey = site.hasPasskeys === true && !passkeyObstacle(site)
  return (
    <SignInSteps
      attempt={attempt}
      email={email.trim()}
      lead={messages.lead}
      label={account.signIn}
      busyLabel={account.signingIn}
      onSubmit={() => void enter()}
      onProof={enter}
      beside={children}
      below={
        canUsePasskey && (
          <div className={styles.instead}>
            <p>{messages.or}</p>
            <Button icon="key" isBusy={attempt.isBusy} onClick={() => void enterByPasskey()}>
              {messages.byPasskey}
            </Button>
          </div>
        )
      }
    >
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
      <label className="choice">
        <input
          type="checkbox"
          className="checkbox"
          checked={stays}
          onChange={({ target }) => setStays(target.checked)}
        />
        {account.stay}
      </label>
    </SignInSteps>
  )
}
