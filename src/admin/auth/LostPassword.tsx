import TextField from '@mui/material/TextField'
import { HttpError } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { authEndpoints } from '../../contract/api/endpoints.ts'
import { accountsTexts } from '../../contract/i18n/admin/accounts.ts'
import { useBackgroundCall } from '../api/createCall.ts'
import { errorMessage } from '../api/failure.ts'
import { type Outcome, OutcomeMessage } from '../form/OutcomeMessage.tsx'
import { useMessages } from '../i18n/messages.ts'
import { announce } from '../layout/announce.ts'
import { Button } from '../layout/Button.tsx'
import { LOGIN_PATH } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import { LoginFrame } from './LoginFrame.tsx'
import styles from './SignIn.module.css'
import { signInTexts } from './signInTexts.ts'

/** Command that sets a new password on the server. */
const COMMAND = 'npm run cli -- reset-password --email'

/** Requests a link for a new password. The response is the same for every address. */
export function LostPassword() {
  const { account } = useMessages(signInTexts)
  const { lost: messages } = useMessages(accountsTexts)
  const { session } = useServices()
  const call = useBackgroundCall()
  const [email, setEmail] = useState(session.email)
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const [command, setCommand] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (outcome.state === 'saving') return
    setOutcome({ state: 'saving' })
    try {
      const response = await call(authEndpoints.forgotPassword, { data: { email: email.trim() } })
      const { canMail } = (response ?? {}) as { canMail?: boolean }
      if (canMail === false) {
        setCommand(`${COMMAND} ${email.trim()}`)
        announce(messages.noMail)
      } else setOutcome({ state: 'done', sentence: messages.sent })
    } catch (error) {
      const isOffered = !(error instanceof HttpError && [401, 404, 405, 501].includes(error.status))
      setOutcome({ state: 'failed', sentence: isOffered ? errorMessage(error, messages.failed) : messages.notOffered })
    }
  }

  const toLogin = (
    <Link className={`link ${styles.toSite}`} to={LOGIN_PATH}>
      {messages.toLogin}
    </Link>
  )
  if (command)
    return (
      <LoginFrame heading={messages.heading}>
        <p>{messages.noMail}</p>
        <pre className={`box ${styles.command}`}>
          <code>{command}</code>
        </pre>
        {toLogin}
      </LoginFrame>
    )
  return (
    <LoginFrame heading={messages.heading}>
      {outcome.state !== 'done' && (
        <form className="fields" onSubmit={submit}>
          <p className="lead">{messages.lead}</p>
          <TextField
            label={account.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            autoFocus
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <Button type="submit" variant="contained" aria-disabled={outcome.state === 'saving'}>
            {outcome.state === 'saving' ? messages.sending : messages.send}
          </Button>
        </form>
      )}
      <OutcomeMessage outcome={outcome} />
      {outcome.state === 'done' && <p className="lead">{messages.look}</p>}
      {toLogin}
    </LoginFrame>
  )
}
