import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { type FormEvent, useRef, useState } from 'react'
import { authEndpoints } from '../../contract/authEndpoints.ts'
import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import type { AdminTexts } from '../../contract/texts/administrator/admin.ts'
import { useCall } from '../api/createCall.ts'
import { fieldTextsIn, sentenceOf } from '../api/failure.ts'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useHoldUnsaved, useServices } from '../services.ts'
import { useWords } from '../words.ts'
import styles from './AccountScreen.module.css'
import { PasswordField } from './PasswordField.tsx'

const FIELDS = ['currentPassword', 'newPassword', 'confirmNewPassword'] as const
type Name = (typeof FIELDS)[number]
type Passwords = Record<Name, string>
type Faults = Partial<Passwords>

const EMPTY: Passwords = { currentPassword: '', newPassword: '', confirmNewPassword: '' }

type Outcome = { state: 'idle' | 'saving' } | { state: 'done' | 'failed'; sentence: string }

/** `/admin/settings/account`: the administrator's own password. */
export function AccountScreen() {
  const { passwordChange: words } = useWords()
  return (
    <>
      <PageHead title={words.heading} />
      <PageBody>
        <PasswordForm />
      </PageBody>
    </>
  )
}

function PasswordForm() {
  const { passwordChange: words } = useWords()
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
    const found = faultsOf(passwords, words)
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

const Said = ({ outcome }: { outcome: Outcome }) => (
  <>
    <p className={styles.failed} role="alert">
      {outcome.state === 'failed' && (
        <>
          <Icon name="alert" size={20} />
          {outcome.sentence}
        </>
      )}
    </p>
    <p className={styles.done} role="status">
      {outcome.state === 'done' && (
        <>
          <Icon name="check" size={20} />
          {outcome.sentence}
        </>
      )}
    </p>
  </>
)

/** The specification's section 5, before anything is sent. */
function faultsOf(passwords: Passwords, words: AdminTexts['passwordChange']): Faults {
  const missing = FIELDS.filter((name) => !passwords[name])
  if (missing.length > 0) return Object.fromEntries(missing.map((name) => [name, words.required]))
  const { newPassword, confirmNewPassword } = passwords
  return {
    ...(newPassword.length < PASSWORD_MIN_LENGTH && { newPassword: words.tooShort }),
    ...(newPassword !== confirmNewPassword && { confirmNewPassword: words.differ }),
  }
}

/** The texts about fields joined, else the server's own sentence (the specification's section 8). */
const failureOf = (error: unknown) => Object.values(fieldTextsIn(error)).join(' ') || sentenceOf(error, '')
