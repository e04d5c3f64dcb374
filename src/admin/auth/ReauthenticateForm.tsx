import { type ReactNode, useEffect, useState } from 'react'
import { secondFactorEndpoints } from '../../contract/api/endpoints.ts'
import type { SecondFactorState } from '../../contract/api/secondFactor.ts'
import { secondFactorChallengeTexts } from '../../contract/i18n/admin/secondFactorChallenge.ts'
import { useBackgroundCall } from '../api/createCall.ts'
import { useMessages } from '../i18n/messages.ts'
import { useServices } from '../services.ts'
import { PasswordField } from './PasswordField.tsx'
import styles from './SignIn.module.css'
import { SignInSteps } from './SignInSteps.tsx'
import { isOn } from './secondFactor/useSecondFactor.ts'
import { signInTexts } from './signInTexts.ts'
import { Username } from './Username.tsx'
import { useReauthenticate } from './useReauthenticate.ts'

/** Reauthentication by password or second factor. `children` are shown beside the main button. */
export function ReauthenticateForm({ children }: { children?: ReactNode }) {
  const { account } = useMessages(signInTexts)
  const messages = useMessages(secondFactorChallengeTexts)
  const { session } = useServices()
  const hasFactor = useHasFactor()
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
        hasFactor && (
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

/** Whether the account has a second factor; false if that cannot be read. */
function useHasFactor(): boolean {
  const call = useBackgroundCall()
  const [hasFactor, setHas] = useState(false)
  useEffect(() => {
    let isHere = true
    call(secondFactorEndpoints.state).then(
      (state) => isHere && setHas(isOn(state as SecondFactorState)),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [call])
  return hasFactor
}
