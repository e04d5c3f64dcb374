import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { secondFactorEndpoints } from '../../../contract/api/endpoints.ts'
import type { NewRecoveryCodes, TotpStarted } from '../../../contract/api/secondFactor.ts'
import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { useCall } from '../../api/calls.ts'
import { errorMessage } from '../../api/failure.ts'
import { FormFoot, InlineForm, LineInput } from '../../form/InlineForm.tsx'
import { useMessages } from '../../i18n/language.ts'
import { Skeleton } from '../../layout/AsyncSection.tsx'
import { Button } from '../../layout/Button.tsx'
import { OutcomeMessage } from '../../layout/OutcomeMessage.tsx'
import { CopyButton } from '../../layout/ShownOnce.tsx'
import { CODE_BOX, DIGITS, digitsOf } from './CodeField.tsx'
import { ConfirmPassword } from './ConfirmPassword.tsx'
import own from './SecondFactor.module.css'
import type { SetupProps } from './secondFactor.ts'

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

/** Sets up an authenticator app (TOTP): its secret as QR code and text, and a first code as confirmation. */
export function AppSetup({ needsPassword, onDone, onCancel, cancelLabel }: SetupProps) {
  const messages = useMessages(secondFactorTexts)
  const call = useCall()
  const [started, setStarted] = useState<TotpStarted>()
  const [error, setError] = useState<string>()
  const start = async (data: object) =>
    setStarted((await call(secondFactorEndpoints.startTotp, { data })) as TotpStarted)
  function begin() {
    setError(undefined)
    start({}).catch((reason: unknown) => setError(errorMessage(reason, messages.failed)))
  }
  const hasBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning
  useEffect(() => {
    if (needsPassword || hasBegun.current) return
    hasBegun.current = true
    begin()
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
    <div className="fields" aria-busy={error === undefined}>
      {error === undefined ? <Skeleton /> : <OutcomeMessage outcome={{ state: 'failed', sentence: error }} />}
      <div className="actions">
        {error !== undefined && (
          <Button variant="contained" onClick={begin}>
            {messages.retry}
          </Button>
        )}
        <Button onClick={onCancel}>{cancelLabel ?? messages.cancel}</Button>
      </div>
    </div>
  )
}

const NO_CODE = { code: '' }

type ConfirmProps = TotpStarted & Omit<SetupProps, 'needsPassword'>

function Confirm({ secret, otpauthUrl, onDone, onCancel, cancelLabel }: ConfirmProps) {
  const messages = useMessages(secondFactorTexts)
  const call = useCall()

  async function confirm(data: typeof NO_CODE) {
    const response = (await call(secondFactorEndpoints.confirmTotp, { data })) as NewRecoveryCodes
    onDone({ message: messages.app.added, recoveryCodes: response.recoveryCodes })
  }
  return (
    <InlineForm
      className="fields"
      defaultValues={NO_CODE}
      failed={messages.failed}
      onSubmit={confirm}
      validate={({ code }) => ({ ...(code.length < DIGITS && { code: messages.app.wrong }) })}
    >
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
      <LineInput
        source="code"
        autoFocus
        isRequired
        className={own.code}
        label={messages.app.code}
        parse={digitsOf}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: CODE_BOX }}
      />
      <FormFoot label={messages.app.confirm} busyLabel={messages.app.confirming} icon="check">
        <Button onClick={onCancel}>{cancelLabel ?? messages.cancel}</Button>
      </FormFoot>
    </InlineForm>
  )
}

/** In groups of four, which are easier to copy by hand. */
const groupsOf = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')
