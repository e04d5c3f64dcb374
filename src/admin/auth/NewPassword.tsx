import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { authEndpoints } from '../../contract/api/endpoints.ts'
import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import { accountsTexts } from '../../contract/i18n/admin/accounts.ts'
import { useBackgroundCall } from '../api/createCall.ts'
import { fieldErrorsIn } from '../api/failure.ts'
import { FormResult, InlineForm, PasswordInput, SubmitButton } from '../form/InlineForm.tsx'
import { useMessages } from '../i18n/messages.ts'
import { Button } from '../layout/Button.tsx'
import { LOGIN_PATH, LOST_PASSWORD_PATH } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import { LoginFrame } from './LoginFrame.tsx'
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
  const [isDone, setDone] = useState(false)
  const [hasEnded, setEnded] = useState(false)
  const owner = useLinkOwner(token)

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
