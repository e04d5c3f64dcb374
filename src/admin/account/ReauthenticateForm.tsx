import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { SecondFactorState } from '../../contract/api/secondFactor.ts'
import { secondFactorCalls } from '../../contract/api/secondFactorCalls.ts'
import { useQuietCall } from '../api/createCall.ts'
import { useServices } from '../services.ts'
import { PasswordField } from './PasswordField.tsx'
import styles from './SignInForm.module.css'
import { SecondStep } from './secondFactor/SecondStep.tsx'
import { isOn } from './secondFactor/useSecondFactor.ts'
import { useSecondStepWords } from './secondFactor/useSecondFactorWords.ts'
import { Username } from './Username.tsx'
import { useReauthenticate } from './useReauthenticate.ts'
import { useSignInWords } from './useSignInWords.ts'

/** Asks whoever is signed in for their password, or for their second factor where one is set up. */
export function ReauthenticateForm({ children }: { children?: React.ReactNode }) {
  const { account } = useSignInWords()
  const words = useSecondStepWords()
  const { session } = useServices()
  const hasFactor = useHasFactor()
  const [password, setPassword] = useState('')
  const { asked, failure, isBusy, prove, askFactor, goBack } = useReauthenticate()
  const failureId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    void prove(async () => ({ currentPassword: password }))
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
        email={session.email}
        lead={words.confirmLead}
        label={account.confirmButton}
        failure={said}
        failureId={failureId}
        isWrongCode={failure === words.wrongCode}
        isBusy={isBusy}
        onBrought={prove}
        onBack={goBack}
      />
    )
  return (
    <form className={styles.form} onSubmit={submit} aria-describedby={failure && failureId}>
      <Username value={session.email} />
      <PasswordField
        autoFocus
        name="currentPassword"
        label={account.password}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      {said}
      <div className={styles.actions}>
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          {isBusy ? account.confirming : account.confirmButton}
        </Button>
        {children}
      </div>
      {hasFactor && (
        <div className={styles.others}>
          <button type="button" onClick={() => void askFactor()}>
            {words.instead}
          </button>
        </div>
      )}
    </form>
  )
}

/** Whether there is anything beside the password; nothing is offered where that cannot be read. */
function useHasFactor(): boolean {
  const call = useQuietCall()
  const [hasFactor, setHas] = useState(false)
  useEffect(() => {
    let isHere = true
    call(secondFactorCalls.state).then(
      (state) => isHere && setHas(isOn(state as SecondFactorState)),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [call])
  return hasFactor
}
