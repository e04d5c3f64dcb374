import { type ReactNode, useEffect, useState } from 'react'
import { secondFactorEndpoints } from '../../contract/api/endpoints.ts'
import type { SecondFactorState } from '../../contract/api/secondFactor.ts'
import { secondStepTexts } from '../../contract/i18n/admin/secondStep.ts'
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

/** Asks whoever is signed in for their password, or for their second factor. `children` stand beside the main button. */
export function ReauthenticateForm({ children }: { children?: ReactNode }) {
  const { account } = useMessages(signInTexts)
  const words = useMessages(secondStepTexts)
  const { session } = useServices()
  const hasFactor = useHasFactor()
  const [password, setPassword] = useState('')
  const { prove, ...attempt } = useReauthenticate()
  return (
    <SignInSteps
      attempt={attempt}
      email={session.email}
      lead={words.confirmLead}
      label={account.confirmButton}
      busyLabel={account.confirming}
      onSubmit={() => void prove(async () => ({ currentPassword: password }))}
      onBrought={prove}
      beside={children}
      below={
        hasFactor && (
          <div className={styles.others}>
            {/* Without any proof the server says which factors there are, and what a passkey is to sign. */}
            <button type="button" className="link" onClick={() => void prove(async () => ({}))}>
              {words.instead}
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

/** Whether there is anything beside the password; nothing is offered where that cannot be read. */
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
