import Button from '@mui/material/Button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styles from '../../layout/sheets.module.css'
import { Said } from '../Outcome.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { PASSWORD, useAttempt } from './useAttempt.ts'
import { useSecondFactorWords } from './useSecondFactorWords.ts'

interface ConfirmPasswordProps {
  lead: string
  /** What the button says, and while it is done. */
  label: string
  busy: string
  /** It takes something away. */
  isDanger?: boolean
  onConfirm: (currentPassword: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the present password before something is done. */
export function ConfirmPassword({ lead, label, busy, isDanger = false, onConfirm, onCancel }: ConfirmPasswordProps) {
  const words = useSecondFactorWords()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const { isBusy, faults, outcome, attempt, fault } = useAttempt()
  const text = faults[PASSWORD]
  useEffect(() => {
    if (text) form.current?.querySelector<HTMLElement>(`[name=${PASSWORD}]`)?.focus()
  }, [text])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!password) return fault(PASSWORD, words.required)
    void attempt(() => onConfirm(password))
  }
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      <p>{lead}</p>
      <PasswordField
        autoFocus
        name={PASSWORD}
        label={words.password}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={Boolean(text)}
        helperText={text}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="contained" color={isDanger ? 'error' : 'primary'} aria-disabled={isBusy}>
          {isBusy ? busy : label}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      <Said outcome={outcome} />
    </form>
  )
}
