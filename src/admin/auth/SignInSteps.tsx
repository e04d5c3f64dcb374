import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { type FormEvent, type ReactNode, useId } from 'react'
import styles from './SignIn.module.css'
import { SecondStep, type SecondStepProps } from './secondFactor/SecondStep.tsx'
import type { Attempt } from './useSignIn.ts'

interface SignInStepsProps extends Pick<SecondStepProps, 'email' | 'lead' | 'label' | 'busyLabel' | 'onBrought'> {
  attempt: Pick<Attempt, 'asked' | 'failure' | 'isBusy' | 'goBack'>
  onSubmit: () => void
  /** Stands beside the main button. */
  beside: ReactNode
  /** Stands below the main button: other ways in. */
  below: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The form that asks for a password, then the second step where the server asks for one; both say what went wrong. */
export function SignInSteps({ attempt, onSubmit, beside, below, children, ...secondStep }: SignInStepsProps) {
  const { asked, failure, isBusy, goBack } = attempt
  const failureId = useId()
  const alert = failure && (
    <p id={failureId} className={`error-text ${styles.failure}`} role="alert">
      <Icon name="alert" size={20} />
      {failure}
    </p>
  )
  if (asked) return <SecondStep {...secondStep} {...{ asked, failure, failureId, alert, isBusy }} onBack={goBack} />

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    onSubmit()
  }
  return (
    <form className="fields" onSubmit={submit} aria-describedby={failure && failureId}>
      {children}
      {alert}
      <div className={`actions ${styles.actions}`}>
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          {isBusy ? secondStep.busyLabel : secondStep.label}
        </Button>
        {beside}
      </div>
      {below}
    </form>
  )
}
