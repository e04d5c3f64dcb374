import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { secondFactorEndpoints } from '../../../contract/api/endpoints.ts'
import type { NewRecoveryCodes, TotpStarted } from '../../../contract/api/secondFactor.ts'
import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { useCall } from '../../api/createCall.ts'
import type { FieldErrors } from '../../api/failure.ts'
import { OutcomeMessage, useSmallForm } from '../../form/SmallForm.tsx'
import { useMessages } from '../../i18n/messages.ts'
import { Skeleton } from '../../layout/AsyncSection.tsx'
import { CodeField, DIGITS } from './CodeField.tsx'
import { ConfirmPassword } from './ConfirmPassword.tsx'
import { CopyButton } from './CopyButton.tsx'
import own from './SecondFactor.module.css'
import type { SetupProps } from './setup.ts'

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

/** Sets up an authenticator app (TOTP): its secret as QR code and text, and a first code as confirmation. */
export function AppSetup({ needsPassword, onDone, onCancel, cancelLabel }: SetupProps) {
  const messages = useMessages(secondFactorTexts)
  const call = useCall()
  const [started, setStarted] = useState<TotpStarted>()
  const { isBusy, outcome, submit } = useSmallForm({}, messages.failed)
  const start = async (data: object) =>
    setStarted((await call(secondFactorEndpoints.startTotp, { data })) as TotpStarted)
  const hasBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning
  useEffect(() => {
    if (needsPassword || hasBegun.current) return
    hasBegun.current = true
    void submit(() => start({}))
  }, [])

  if (started) return <Confirm {...started} onDone={onDone} onCancel={onCancel} cancelLabel={cancelLabel} />
  if (needsPassword)
    return (
      <ConfirmPassword
        lead={messages.passwordLead}
        label={messages.next}
        busy={messages.working}
        onConfirm={(currentPassword) => start({ currentPassword })}
        onCancel={onCancel}
      />
    )
  return (
    <div className="fields" aria-busy={isBusy}>
      {outcome.state === 'failed' ? <OutcomeMessage outcome={outcome} /> : <Skeleton />}
      <div className="actions">
        {outcome.state === 'failed' && (
          <Button variant="contained" onClick={() => void submit(() => start({}))}>
            {messages.retry}
          </Button>
        )}
        <Button variant="outlined" onClick={onCancel}>
          {cancelLabel ?? messages.cancel}
        </Button>
      </div>
    </div>
  )
}

type ConfirmProps = TotpStarted & Omit<SetupProps, 'needsPassword'>

function Confirm({ secret, otpauthUrl, onDone, onCancel, cancelLabel }: ConfirmProps) {
  const messages = useMessages(secondFactorTexts)
  const call = useCall()
  const { values, outcome, isBusy, formProps, inputProps } = useSmallForm({ code: '' }, messages.failed)

  async function confirm() {
    const response = (await call(secondFactorEndpoints.confirmTotp, { data: values })) as NewRecoveryCodes
    onDone({ message: messages.app.added, recoveryCodes: response.recoveryCodes })
  }
  const errors: FieldErrors = values.code.length < DIGITS ? { code: messages.app.wrong } : {}
  return (
    <form className="fields" {...formProps(confirm, { errors })}>
      <p>
        {messages.app.scan} <span className="muted">{messages.app.examples}</span>
      </p>
      <div className={own.setup}>
        <Suspense fallback={<div className={own.qrCode} />}>
          <QrCode text={otpauthUrl} label={messages.app.picture} />
        </Suspense>
        <div className={own.typed}>
          <p className="lead">{messages.app.typed}</p>
          <code translate="no">{groupsOf(secret)}</code>
          <CopyButton text={secret} label={messages.app.copy} message={messages.app.copied} />
        </div>
      </div>
      <CodeField autoFocus label={messages.app.code} {...inputProps('code')} />
      <div className="actions">
        <Button type="submit" variant="contained" startIcon={<Icon name="check" size={18} />} aria-disabled={isBusy}>
          {isBusy ? messages.app.confirming : messages.app.confirm}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {cancelLabel ?? messages.cancel}
        </Button>
      </div>
      <OutcomeMessage outcome={outcome} />
    </form>
  )
}

/** In groups of four, which are easier to copy by hand. */
const groupsOf = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')
