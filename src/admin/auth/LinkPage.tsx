import TextField from '@mui/material/TextField'
import { HttpError } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { authEndpoints } from '../../contract/api/endpoints.ts'
import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import { accountsTexts } from '../../contract/i18n/admin/accounts.ts'
import { useBackgroundCall, useResponse } from '../api/calls.ts'
import { errorMessage, fieldErrorsIn } from '../api/failure.ts'
import { FormResult, InlineForm, PasswordInput, SubmitButton } from '../form/InlineForm.tsx'
import { useMessages } from '../i18n/language.ts'
import { announce } from '../layout/announce.ts'
import { Button } from '../layout/Button.tsx'
import { type Outcome, OutcomeMessage } from '../layout/OutcomeMessage.tsx'
import { LOGIN_PATH, LOST_PASSWORD_PATH } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import { LoginFrame } from './LoginFrame.tsx'
import { passwordErrors } from './PasswordField.tsx'
import styles from './SignIn.module.css'
import { signInTexts } from './signInTexts.ts'

/** `/login/sifre`, which requests a link, and the pages of links from emails. */
export function LinkPage() {
  const { step, token } = useParams()
  if (step === 'sifre') return token ? <NewPassword token={token} /> : <LostPassword />
  if (step === 'davet' && token) return <NewPassword token={token} isInvited />
  if (step === 'eposta' && token) return <ConfirmEmail token={token} />
  return <Navigate to={LOGIN_PATH} replace />
}

/** Page of the link in the email to a new address: confirmed by a click, since mail servers open links too. */
function ConfirmEmail({ token }: { token: string }) {
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

/** Command that sets a new password on the server. */
const COMMAND = 'npm run cli -- reset-password --email'

/** Requests a link for a new password. The response is the same for every address. */
function LostPassword() {
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

const EMPTY = { newPassword: '', confirmNewPassword: '' }

/** Page of a link for a new password or an invitation: the password twice, then a button to the login. */
function NewPassword({ token, isInvited = false }: { token: string; isInvited?: boolean }) {
  const { account, passwordChange } = useMessages(signInTexts)
  const { newPassword: messages, lost } = useMessages(accountsTexts)
  const { session } = useServices()
  const call = useBackgroundCall()
  const [isDone, setDone] = useState(false)
  const [hasEnded, setEnded] = useState(false)
  const owner = useResponse<{ email?: string }>(authEndpoints.linkOwner, { token })?.email

  async function save(values: typeof EMPTY) {
    await call(authEndpoints.resetPassword, { data: { token, ...values } })
    // The server has ended all sessions of the account.
    session.end()
    setDone(true)
    return messages.done
  }
  function endedMessage(error: unknown) {
    const { token: ended } = fieldErrorsIn(error)
    if (ended) setEnded(true)
    return ended
  }
  return (
    <LoginFrame heading={isInvited ? messages.welcome : messages.heading}>
      <InlineForm
        className="fields"
        defaultValues={EMPTY}
        failed={messages.failed}
        validate={(values) => passwordErrors(values, passwordChange)}
        onSubmit={save}
        messageOf={endedMessage}
      >
        {!isDone && !hasEnded && (
          <>
            <p className="lead">{isInvited ? messages.welcomeLead : messages.lead}</p>
            {/* The account, for the user and for password managers. */}
            {owner && (
              <TextField
                label={account.email}
                name="username"
                type="text"
                autoComplete="username"
                value={owner}
                slotProps={{ htmlInput: { readOnly: true } }}
              />
            )}
            <PasswordInput
              source="newPassword"
              autoFocus
              label={passwordChange.next}
              hint={passwordChange.hint(PASSWORD_MIN_LENGTH)}
              autoComplete="new-password"
            />
            <PasswordInput source="confirmNewPassword" label={passwordChange.repeat} autoComplete="new-password" />
            <SubmitButton label={messages.save} busyLabel={messages.saving} />
          </>
        )}
        <FormResult />
      </InlineForm>
      {isDone && (
        <Button component={Link} to={LOGIN_PATH} variant="contained">
          {messages.signIn}
        </Button>
      )}
      {hasEnded && !isInvited && (
        <Button component={Link} to={LOST_PASSWORD_PATH} variant="contained">
          {messages.askAnew}
        </Button>
      )}
      {hasEnded && isInvited && <p className="lead">{messages.askInviter}</p>}
      {!isDone && (
        <Link className={`link ${styles.toSite}`} to={LOGIN_PATH}>
          {lost.toLogin}
        </Link>
      )}
    </LoginFrame>
  )
}
