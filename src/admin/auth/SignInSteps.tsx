import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import styles from './SignIn.module.css'
import { SecondFactorForm, type SecondFactorFormProps } from './secondFactor/SecondFactorForm.tsx'
import type { Attempt } from './useSignIn.ts'

interface SignInStepsProps extends Pick<SecondFactorFormProps, 'email' | 'lead' | 'label' | 'busyLabel' | 'onProof'> {
  attempt: Pick<Attempt, 'challenge' | 'failure' | 'isBusy' | 'goBack'>
  onSubmit: () => void
  /** Content beside the main button. */
  beside: ReactNode
  /** Content below the main button, such as other ways to sign in. */
  below: ReactNode
  /** The inputs. */
  children: ReactNode
}

/** Sign-in form: the password, then the second step if the server requests it; both with error messages. */
export function SignInSteps({ attempt, onSubmit, beside, below, children, ...secondStep }: SignInStepsProps) {
  const { challenge, failure, isBusy, goBack } = attempt
  const failureId = useId()
  const alert = failure && (
    <ErrorMessage id={failureId} className={styles.failure}>
      {failure}
    </ErrorMessage>
  )
  if (challenge)
    return <SecondFactorForm {...secondStep} {...{ challenge, failure, failureId, alert, isBusy }} onBack={goBack} />

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
