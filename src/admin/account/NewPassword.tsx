import Button from '@mui/material/Button'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { authEndpoints } from '../../contract/authEndpoints.ts'
import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import { useCall } from '../api/createCall.ts'
import { fieldTextsIn, sentenceOf } from '../api/failure.ts'
import { LOGIN_PATH, LOST_PASSWORD_PATH } from '../paths.ts'
import { useServices } from '../services.ts'
import { LoginFrame } from './LoginFrame.tsx'
import styles from './LoginPage.module.css'
import { type Outcome, Said } from './Outcome.tsx'
import { PasswordField } from './PasswordField.tsx'
import { faultsOf } from './passwordFaults.ts'
import { useAccountsWords } from './useAccountsWords.ts'
import { useAccountWords } from './useAccountWords.ts'

const FIELDS = ['newPassword', 'confirmNewPassword'] as const
type Name = (typeof FIELDS)[number]

/** Takes a link, that of a lost password or of an invitation: the password twice, then the way to the sign-in. */
export function NewPassword({ token, isInvited = false }: { token: string; isInvited?: boolean }) {
  const { passwordChange } = useAccountWords()
  const { chosen: words, lost } = useAccountsWords()
  const { session } = useServices()
  const call = useCall()
  const form = useRef<HTMLFormElement>(null)
  const [passwords, setPasswords] = useState<Record<Name, string>>({ newPassword: '', confirmNewPassword: '' })
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({})
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const [hasEnded, setEnded] = useState(false)
  const isSaving = outcome.state === 'saving'

  function show(found: Partial<Record<Name, string>>) {
    setFaults(found)
    const [first] = FIELDS.filter((name) => found[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setOutcome({ state: 'idle' })
    if (show(faultsOf(passwords, FIELDS, passwordChange))) return
    setOutcome({ state: 'saving' })
    try {
      await call(authEndpoints.resetPassword, { data: { token, ...passwords } })
      // Every session of the account has ended; whoever is signed in here begins anew.
      session.end()
      setOutcome({ state: 'done', sentence: words.done })
    } catch (error) {
      const { token: ended, ...texts } = fieldTextsIn(error)
      if (ended) setEnded(true)
      const isShown = show(texts)
      setOutcome(isShown ? { state: 'idle' } : { state: 'failed', sentence: ended || sentenceOf(error, words.failed) })
    }
  }
  const field = (name: Name, label: string, hint?: string) => (
    <PasswordField
      name={name}
      label={label}
      autoComplete="new-password"
      autoFocus={name === 'newPassword'}
      value={passwords[name]}
      onChange={(value) => {
        setPasswords({ ...passwords, [name]: value })
        setFaults({ ...faults, [name]: undefined })
      }}
      error={Boolean(faults[name])}
      helperText={faults[name] ?? hint}
    />
  )
  const isDone = outcome.state === 'done'
  return (
    <LoginFrame heading={isInvited ? words.welcome : words.heading}>
      {isDone || hasEnded ? (
        <>
          <Said outcome={outcome} />
          {isDone && (
            <Button component={Link} to={LOGIN_PATH} variant="contained">
              {words.signIn}
            </Button>
          )}
          {hasEnded && !isInvited && (
            <Button component={Link} to={LOST_PASSWORD_PATH} variant="contained">
              {words.askAnew}
            </Button>
          )}
          {hasEnded && isInvited && <p className={styles.lead}>{words.askInviter}</p>}
        </>
      ) : (
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          <p className={styles.lead}>{isInvited ? words.welcomeLead : words.lead}</p>
          {field('newPassword', passwordChange.next, passwordChange.hint(PASSWORD_MIN_LENGTH))}
          {field('confirmNewPassword', passwordChange.repeat)}
          <Said outcome={outcome} />
          <Button type="submit" variant="contained" aria-disabled={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
        </form>
      )}
      {!isDone && (
        <Link className={styles.toSite} to={LOGIN_PATH}>
          {lost.toLogin}
        </Link>
      )}
    </LoginFrame>
  )
}
