import Button from '@mui/material/Button'
import { type FormEvent, useRef, useState } from 'react'
import { authEndpoints } from '../../contract/authEndpoints.ts'
import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import { useCall } from '../api/createCall.ts'
import { fieldTextsIn, sentenceOf } from '../api/failure.ts'
import styles from '../layout/sheets.module.css'
import { useHoldUnsaved, useServices } from '../services.ts'
import { type Outcome, Said } from './Outcome.tsx'
import { PasswordField } from './PasswordField.tsx'
import { faultsOf } from './passwordFaults.ts'
import { useAccountWords } from './useAccountWords.ts'

const FIELDS = ['currentPassword', 'newPassword', 'confirmNewPassword'] as const
type Name = (typeof FIELDS)[number]
type Passwords = Record<Name, string>
type Faults = Partial<Passwords>

const EMPTY: Passwords = { currentPassword: '', newPassword: '', confirmNewPassword: '' }

/** Another password; every other session ends with it. */
export function PasswordForm() {
  const { passwordChange: words } = useAccountWords()
  const { session } = useServices()
  const call = useCall()
  const form = useRef<HTMLFormElement>(null)
  const [passwords, setPasswords] = useState(EMPTY)
  const [faults, setFaults] = useState<Faults>({})
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const isSaving = outcome.state === 'saving'
  useHoldUnsaved(isSaving || FIELDS.some((name) => passwords[name]))

  function type(name: Name, value: string) {
    setPasswords({ ...passwords, [name]: value })
    setFaults({ ...faults, [name]: undefined })
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const found = faultsOf(passwords, FIELDS, words)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) {
      setOutcome({ state: 'idle' })
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setOutcome({ state: 'saving' })
    try {
      const answer = (await call(authEndpoints.changePassword, { data: passwords })) as
        | { message?: unknown }
        | undefined
      setPasswords(EMPTY)
      setOutcome({ state: 'done', sentence: typeof answer?.message === 'string' ? answer.message : words.done })
    } catch (error) {
      setOutcome({ state: 'failed', sentence: failureOf(error) || words.failed })
    }
  }
  const field = (name: Name, label: string, hint?: string) => (
    <PasswordField
      name={name}
      label={label}
      autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
      value={passwords[name]}
      onChange={(value) => type(name, value)}
      error={Boolean(faults[name])}
      helperText={faults[name] ?? hint}
    />
  )
  return (
    <form ref={form} className={styles.sheet} onSubmit={submit} noValidate>
      <h2>{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={session.email} />
      {field('currentPassword', words.current)}
      {field('newPassword', words.next, words.hint(PASSWORD_MIN_LENGTH))}
      {field('confirmNewPassword', words.repeat)}
      <div className={styles.foot}>
        <Button type="submit" variant="contained" aria-disabled={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
        <Said outcome={outcome} />
      </div>
    </form>
  )
}

/** The texts about fields joined, else the server's own sentence (the specification's section 8). */
const failureOf = (error: unknown) => Object.values(fieldTextsIn(error)).join(' ') || sentenceOf(error, '')
