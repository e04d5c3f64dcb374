import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { secondStepTexts } from '../../../contract/i18n/admin/secondStep.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useServices } from '../../services.ts'
import styles from '../SignIn.module.css'
import type { Asked, Brought } from '../signIn.ts'
import { CodeField, DIGITS } from './CodeField.tsx'
import { askPasskey, obstacleTo, preparePasskeys } from './passkeys.ts'

export interface SecondStepProps {
  asked: Asked
  /** Who signs in. */
  email: string
  lead: string
  /** What the main button says, and while what was brought is checked. */
  label: string
  busyLabel: string
  /** What went wrong, and the paragraph that says it. */
  failure: string | undefined
  failureId: string
  alert: ReactNode
  isBusy: boolean
  onBrought: (bring: (signal: AbortSignal) => Promise<Brought>) => Promise<void>
  onBack: () => void
}

/** The second step of signing in: six digits, a passkey, or a recovery code in the place of either. */
export function SecondStep({ asked, email, isBusy, ...does }: SecondStepProps) {
  const { factors, passkeyOptions } = asked
  const words = useMessages(secondStepTexts)
  const { site } = useServices()
  const [byPasskey, byApp] = [factors.includes('passkey'), factors.includes('totp')]
  const canUsePasskey = byPasskey && passkeyOptions !== undefined && !obstacleTo(site)
  const [isRecovery, setRecovery] = useState(!byApp && !canUsePasskey)
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [sent, setSent] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const isTyped = byApp || isRecovery

  const showPasskey = () => {
    if (canUsePasskey) void does.onBrought(async (signal) => ({ passkey: await askPasskey(passkeyOptions, signal) }))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    if (!isTyped) return showPasskey()
    const isWhole = isRecovery ? code.trim() !== '' : code.length === DIGITS
    setMissing(!isWhole)
    setSent(code)
    if (isWhole) void does.onBrought(async () => ({ code: code.trim() }))
    else form.current?.querySelector<HTMLElement>('[name=code]')?.focus()
  }
  useEffect(() => {
    if (canUsePasskey) preparePasskeys()
  }, [canUsePasskey])
  const hasBegun = useRef(false)
  // Who has a passkey alone has just pressed the button: their device asks at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning
  useEffect(() => {
    if (hasBegun.current || isTyped) return
    hasBegun.current = true
    showPasskey()
  }, [])

  const isWrong = does.failure === words.wrongCode && code === sent
  const field = {
    id,
    value: code,
    autoFocus: true,
    error: isMissing || isWrong,
    helperText: isMissing ? words.required : isRecovery ? words.recoveryHint : words.codeHint,
  }
  // What was wrong with the code stands below it, and is told with the hint (WCAG 3.3.1).
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
      {byPasskey && !canUsePasskey && <p className="lead">{words.cannot}</p>}
      {!isTyped && <p className="lead">{words.passkeyLead}</p>}
      {isTyped && !isRecovery && <CodeField key="code" label={words.code} box={box} {...field} onChange={type} />}
      {isRecovery && (
        <TextField
          key="recovery"
          label={words.recovery}
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
          <Button type="submit" variant="contained" startIcon={<Icon name="key" size={18} />} aria-disabled={isBusy}>
            {isBusy ? words.waiting : words.passkey}
          </Button>
        )}
        <Button variant="outlined" onClick={does.onBack}>
          {words.back}
        </Button>
      </div>
      <div className={styles.others}>
        {canUsePasskey && isTyped && (
          <button type="button" className="link" onClick={() => !isBusy && showPasskey()}>
            {words.passkey}
          </button>
        )}
        {isRecovery && byApp && (
          <button type="button" className="link" onClick={() => turn(false)}>
            {words.toCode}
          </button>
        )}
        {!isRecovery && (
          <button type="button" className="link" onClick={() => turn(true)}>
            {words.toRecovery}
          </button>
        )}
      </div>
    </form>
  )
}
