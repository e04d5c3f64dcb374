import { useState } from 'react'
import { Link } from 'react-router-dom'
import { authEndpoints } from '../../contract/api/endpoints.ts'
import { accountsTexts } from '../../contract/i18n/admin/accounts.ts'
import { useBackgroundCall } from '../api/createCall.ts'
import { errorMessage, fieldErrorsIn } from '../api/failure.ts'
import { type Outcome, OutcomeMessage } from '../form/OutcomeMessage.tsx'
import { useMessages } from '../i18n/messages.ts'
import { Button } from '../layout/Button.tsx'
import { LOGIN_PATH } from '../resources/definitions.ts'
import { LoginFrame } from './LoginFrame.tsx'
import styles from './SignIn.module.css'

/** Page of the link in the email to a new address: confirmed by a click, since mail servers open links too. */
export function ConfirmEmail({ token }: { token: string }) {
  const { confirmed: messages, lost } = useMessages(accountsTexts)
  const call = useBackgroundCall()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const [isOver, setOver] = useState(false)
  async function confirm() {
    setOutcome({ state: 'saving' })
    try {
      await call(authEndpoints.confirmEmail, { data: { token } })
      setOutcome({ state: 'done', sentence: messages.done })
      setOver(true)
    } catch (error) {
      const { token: dead } = fieldErrorsIn(error)
      setOutcome({ state: 'failed', sentence: dead ?? errorMessage(error, messages.failed) })
      setOver(Boolean(dead))
    }
  }
  return (
    <LoginFrame heading={messages.heading}>
      {!isOver && (
        <div className="fields">
          <p className="lead">{messages.lead}</p>
          <Button variant="contained" onClick={() => void confirm()} isBusy={outcome.state === 'saving'}>
            {outcome.state === 'saving' ? messages.confirming : messages.confirm}
          </Button>
        </div>
      )}
      <OutcomeMessage outcome={outcome} />
      <Link className={`link ${styles.toSite}`} to={LOGIN_PATH}>
        {lost.toLogin}
      </Link>
    </LoginFrame>
  )
}
