import TextField from '@mui/material/TextField'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { secondFactorChallengeTexts } from '../../../contract/i18n/admin/secondFactorChallenge.ts'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../layout/Button.tsx'
import { useServices } from '../../services.ts'
import styles from '../SignIn.module.css'
import type { SecondFactorChallenge, SecondFactorProof } from '../signIn.ts'
import { CodeField, DIGITS } from './CodeField.tsx'
import { passkeyObstacle, preloadPasskeys, requestPasskey } from './passkeys.ts'

export interface SecondFactorFormProps {
  challenge: SecondFactorChallenge
  email: string
  lead: string
  /** Label of the main button; `busyLabel` while the proof is checked. */
  label: string
  busyLabel: string
  /** Error message, and the element that shows it. */
  failure: string | undefined
  failureId: string
  alert: ReactNode
  isBusy: boolean
  onProof: (getProof: (signal: AbortSignal) => Promise<SecondFactorProof>) => Promise<void>
  onBack: () => void
}

/** Second step of a sign-in: six digits, a passkey, or a recovery code in place of either. */
export function SecondFactorForm({ challenge, email, isBusy, ...does }: SecondFactorFormProps) {
  const { factors, passkeyOptions } = challenge
  const messages = useMessages(secondFactorChallengeTexts)
  const { site } = useServices()
  const [byPasskey, byApp] = [factors.includes('passkey'), factors.includes('totp')]
  const canUsePasskey = byPasskey && passkeyOptions !== undefined && !passkeyObstacle(site)
  const [isRecovery, setRecovery] = useState(!byApp && !canUsePasskey)
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [sent, setSent] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const isTyped = byApp || isRecovery

  const showPasskey = () => {
    if (canUsePasskey) void does.onProof(async (signal) => ({ passkey: await requestPasskey(passkeyOptions, signal) }))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    if (!isTyped) return showPasskey()
    const isWhole = isRecovery ? code.trim() !== '' : code.length === DIGITS
    setMissing(!isWhole)
    setSent(code)
    if (isWhole) void does.onProof(async () => ({ code: code.trim() }))
    else form.current?.querySelector<HTMLElement>('[name=code]')?.focus()
  }
  useEffect(() => {
    if (canUsePasskey) preloadPasskeys()
  }, [canUsePasskey])
  const hasBegun = useRef(false)
  // With a passkey as the only factor the request follows the click on the sign-in button at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning
  useEffect(() => {
    if (hasBegun.current || isTyped) return
    hasBegun.current = true
    showPasskey()
  }, [])

  const isWrong = does.failure === messages.wrongCode && code === sent
  const field = {
    id,
    value: code,
    autoFocus: true,
    error: isMissing || isWrong,
    helperText: isMissing ? messages.required : isRecovery ? messages.recoveryHint : messages.codeHint,
  }
  // The error is associated with the input, beside the hint (WCAG 3.3.1).
  const box = isWrong ? { 'aria-describedby': `${does.failureId} ${id}-helper-text` } : {}
  function type(typed: string) {
    setCode(typed)
    setMissing(false)
  }
  const turn = (toRecovery: boolean) => {
    setRecovery(toRecovery)
    type('')
  }
  return (
    <form ref={form} className="fields" onSubmit={submit} noValidate>
      <p className="lead">
        {does.lead}
        <br />
        <strong>{email}</strong>
      </p>
      {byPasskey && !canUsePasskey && <p className="lead">{messages.cannot}</p>}
      {!isTyped && <p className="lead">{messages.passkeyLead}</p>}
      {isTyped && !isRecovery && <CodeField key="code" label={messages.code} box={box} {...field} onChange={type} />}
      {isRecovery && (
        <TextField
          key="recovery"
          label={messages.recovery}
          name="code"
          autoComplete="off"
          required
          {...field}
          onChange={({ target }) => type(target.value)}
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, ...box } }}
        />
      )}
      {does.alert}
      <div className={`actions ${styles.actions}`}>
        {isTyped ? (
          <Button type="submit" variant="contained" aria-disabled={isBusy}>
            {isBusy ? does.busyLabel : does.label}
          </Button>
        ) : (
          <Button type="submit" variant="contained" icon="key" aria-disabled={isBusy}>
            {isBusy ? messages.waiting : messages.passkey}
          </Button>
        )}
        <Button onClick={does.onBack}>{messages.back}</Button>
      </div>
      <div className={styles.others}>
        {canUsePasskey && isTyped && (
          <button type="button" className="link" onClick={() => !isBusy && showPasskey()}>
            {messages.passkey}
          </button>
        )}
        {isRecovery && byApp && (
          <button type="button" className="link" onClick={() => turn(false)}>
            {messages.toCode}
          </button>
        )}
        {!isRecovery && (
          <button type="button" className="link" onClick={() => turn(true)}>
            {messages.toRecovery}
          </button>
        )}
      </div>
    </form>
  )
}
