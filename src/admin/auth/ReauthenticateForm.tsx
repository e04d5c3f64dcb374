import { type ReactNode, useState } from 'react'
import { secondFactorEndpoints } from '../../contract/api/endpoints.ts'
import type { SecondFactorState } from '../../contract/api/secondFactor.ts'
import { secondFactorChallengeTexts } from '../../contract/i18n/admin/secondFactorChallenge.ts'
import { type Proof, reauthenticate, useResponse } from '../api/calls.ts'
import { errorMessage } from '../api/failure.ts'
import { useMessages } from '../i18n/language.ts'
import { useServices } from '../services.ts'
import { PasswordField, Username } from './PasswordField.tsx'
import styles from './SignIn.module.css'
import { SignInSteps } from './SignInSteps.tsx'
import { passkeyErrorOf } from './secondFactor/passkeys.ts'
import { isOn } from './secondFactor/secondFactor.ts'
import { isUnauthorized } from './session.ts'
import { challengeIn } from './signIn.ts'
import { signInTexts } from './signInTexts.ts'
import { useAttempt } from './useSignIn.ts'

/** Reauthentication by password or second factor. `children` are shown beside the main button. */
export function ReauthenticateForm({ children }: { children?: ReactNode }) {
  const { account } = useMessages(signInTexts)
  const messages = useMessages(secondFactorChallengeTexts)
  const { session } = useServices()
  const factor = useResponse<SecondFactorState>(secondFactorEndpoints.state)
  const [password, setPassword] = useState('')
  const { prove, ...attempt } = useReauthenticate()
  return (
    <SignInSteps
      attempt={attempt}
      email={session.email}
      lead={messages.confirmLead}
      label={account.confirmButton}
      busyLabel={account.confirming}
      onSubmit={() => void prove(async () => ({ currentPassword: password }))}
      onProof={prove}
      beside={children}
      below={
        factor &&
        isOn(factor) && (
          <div className={styles.others}>
            {/* Without a proof the server responds with the account's factors and the passkey options. */}
            <button type="button" className="link" onClick={() => void prove(async () => ({}))}>
              {messages.instead}
            </button>
          </div>
        )
      }
    >
      <Username value={session.email} />
      <PasswordField
        autoFocus
        name="currentPassword"
        label={account.password}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </SignInSteps>
  )
}

/** Reauthenticates this session; returns the error message and the second factors of the account. */
function useReauthenticate() {
  const { account, passwordChange } = useMessages(signInTexts)
  const messages = useMessages(secondFactorChallengeTexts)
  const { apiUrl, session } = useServices()
  const { run, setChallenge, ...attempt } = useAttempt()

  /** Sends the proof; `getProof` may wait for a device. */
  const prove = (getProof: (signal: AbortSignal) => Promise<Proof>) => {
    let proof: Proof | undefined
    return run(
      async (signal) => {
        proof = await getProof(signal)
        signal.throwIfAborted()
        await reauthenticate({ apiUrl, token: session.token }, proof)
        session.reauthenticated()
      },
      (error) => {
        if (!proof) return passkeyErrorOf(error) ? messages.canceled : messages.wrongPasskey
        const options = challengeIn(error)
        if (options && proof.currentPassword === undefined) setChallenge(options)
        if (options && Object.keys(proof).length === 0) return undefined
        if (!isUnauthorized(error)) return errorMessage(error, account.loginFailed)
        if (!options && !error.body?.errors) {
          // The token itself is no longer valid.
          session.promptSignIn()
          return undefined
        }
        return proof.passkey ? messages.wrongPasskey : proof.code ? messages.wrongCode : passwordChange.wrong
      },
    )
  }
  return { ...attempt, prove }
}
