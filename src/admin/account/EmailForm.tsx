import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useRef, useState } from 'react'
import { authEndpoints } from '../../contract/authEndpoints.ts'
import { useCall } from '../api/createCall.ts'
import { fieldTextsIn, sentenceOf } from '../api/failure.ts'
import styles from '../layout/sheets.module.css'
import { useHoldUnsaved } from '../services.ts'
import { type Outcome, Said } from './Outcome.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAccountsWords } from './useAccountsWords.ts'
import { useAccountWords } from './useAccountWords.ts'
import { usePeople } from './usePeople.ts'

type Name = 'email' | 'currentPassword'
const EMPTY: Record<Name, string> = { email: '', currentPassword: '' }

/** Another address to sign in with, once somebody wants one; not where the server knows of none. */
export function EmailForm() {
  const { email: words } = useAccountsWords()
  const { data: people, isOffered } = usePeople()
  const [isOpen, setOpen] = useState(false)
  if (!isOffered) return null
  return (
    <section className={styles.sheet}>
      <h2>{words.title}</h2>
      <p className={styles.lead}>{words.lead(people?.find(({ isSelf }) => isSelf)?.email ?? '')}</p>
      {isOpen ? (
        <Fields />
      ) : (
        <div className={styles.foot}>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        </div>
      )}
    </section>
  )
}

function Fields() {
  const { passwordChange } = useAccountWords()
  const { email: words } = useAccountsWords()
  const call = useCall()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(EMPTY)
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({})
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const isSaving = outcome.state === 'saving'
  useHoldUnsaved(isSaving || typed.email !== '' || typed.currentPassword !== '')

  function type(name: Name, value: string) {
    setTyped({ ...typed, [name]: value })
    setFaults({ ...faults, [name]: undefined })
  }
  function show(found: Partial<Record<Name, string>>) {
    setFaults(found)
    const first = (['email', 'currentPassword'] as const).find((name) => found[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setOutcome({ state: 'idle' })
    const missing = (['email', 'currentPassword'] as const).filter((name) => !typed[name].trim())
    if (show(Object.fromEntries(missing.map((name) => [name, words.required])))) return
    setOutcome({ state: 'saving' })
    try {
      const answer = (await call(authEndpoints.changeEmail, { data: typed })) as { message?: string } | undefined
      setTyped(EMPTY)
      setOutcome({ state: 'done', sentence: answer?.message ?? words.lead('') })
    } catch (error) {
      const isShown = show(fieldTextsIn(error))
      setOutcome(isShown ? { state: 'idle' } : { state: 'failed', sentence: sentenceOf(error, words.failed) })
    }
  }
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      <TextField
        autoFocus
        label={words.label}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={typed.email}
        onChange={({ target }) => type('email', target.value)}
        error={Boolean(faults.email)}
        helperText={faults.email}
      />
      <PasswordField
        name="currentPassword"
        label={passwordChange.current}
        autoComplete="current-password"
        value={typed.currentPassword}
        onChange={(value) => type('currentPassword', value)}
        error={Boolean(faults.currentPassword)}
        helperText={faults.currentPassword}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="contained" aria-disabled={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
        <Said outcome={outcome} />
      </div>
    </form>
  )
}
