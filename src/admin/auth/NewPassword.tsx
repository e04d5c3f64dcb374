import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { authEndpoints } from '../../contract/api/endpoints.ts'
import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import { accountsTexts } from '../../contract/i18n/admin/accounts.ts'
import { useBackgroundCall } from '../api/createCall.ts'
import { fieldErrorsIn } from '../api/failure.ts'
import { OutcomeMessage, useSmallForm } from '../form/SmallForm.tsx'
import { useMessages } from '../i18n/messages.ts'
import { LOGIN_PATH, LOST_PASSWORD_PATH } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import { LoginFrame } from './LoginFrame.tsx'
import { PasswordField } from './PasswordField.tsx'
import { passwordErrors } from './passwordErrors.ts'
import styles from './SignIn.module.css'
import { signInTexts } from './signInTexts.ts'

const EMPTY = { newPassword: '', confirmNewPassword: '' }

/** Page of a link for a new password or an invitation: the password twice, then a button to the login. */
export function NewPassword({ token, isInvited = false }: { token: string; isInvited?: boolean }) {
  const { account, passwordChange } = useMessages(signInTexts)
  const { newPassword: messages, lost } = useMessages(accountsTexts)
  const { session } = useServices()
  const call = useBackgroundCall()
  const { values, outcome, isBusy, formProps, inputProps } = useSmallForm(EMPTY, messages.failed)
  const [hasEnded, setEnded] = useState(false)
  const owner = useLinkOwner(token)

  async function save() {
    await call(authEndpoints.resetPassword, { data: { token, ...values } })
    // The server has ended all sessions of the account.
    session.end()
    return messages.done
  }
  function endedMessage(error: unknown) {
    const { token: ended } = fieldErrorsIn(error)
    if (ended) setEnded(true)
    return ended
  }
  const isDone = outcome.state === 'done'
  return (
    <LoginFrame heading={isInvited ? messages.welcome : messages.heading}>
      {!isDone && !hasEnded && (
        <form
          className="fields"
          {...formProps(save, { errors: passwordErrors(values, passwordChange), messageOf: endedMessage })}
        >
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
          <PasswordField
            autoFocus
            label={passwordChange.next}
            autoComplete="new-password"
            {...inputProps('newPassword', passwordChange.hint(PASSWORD_MIN_LENGTH))}
          />
          <PasswordField
            label={passwordChange.repeat}
            autoComplete="new-password"
            {...inputProps('confirmNewPassword')}
          />
          <Button type="submit" variant="contained" aria-disabled={isBusy}>
            {isBusy ? messages.saving : messages.save}
          </Button>
        </form>
      )}
      <OutcomeMessage outcome={outcome} />
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

/** Email of the link's account; undefined until it is known, or if the server does not have it. */
function useLinkOwner(token: string): string | undefined {
  const call = useBackgroundCall()
  const [owner, setOwner] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    call(authEndpoints.linkOwner, { data: { token } }).then(
      (response) => isCurrent && setOwner((response as { email?: string } | undefined)?.email),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [call, token])
  return owner
}
