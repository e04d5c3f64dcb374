import { useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { secondFactorEndpoints } from '../../../contract/api/endpoints.ts'
import type { Passkey } from '../../../contract/api/secondFactor.ts'
import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { useCall } from '../../api/createCall.ts'
import { FormResult, InlineForm, LineInput, SubmitButton } from '../../form/InlineForm.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useMessages } from '../../i18n/messages.ts'
import { Button } from '../../layout/Button.tsx'
import own from './SecondFactor.module.css'

interface PasskeyRowProps {
  passkey: Passkey
  onRenamed: () => Promise<unknown>
  onRemove: () => void
}

/** A passkey: its name, its last use, and buttons to rename and remove it. */
export function PasskeyRow({ passkey, onRenamed, onRemove }: PasskeyRowProps) {
  const { passkeys: messages } = useMessages(secondFactorTexts)
  const { dayAndTime } = useFormats()
  const [isNaming, setNaming] = useState(false)
  const { name, createdAt, lastUsedAt } = passkey
  if (isNaming)
    return (
      <li className="row">
        <Naming passkey={passkey} onRenamed={onRenamed} onEnd={() => setNaming(false)} />
      </li>
    )
  return (
    <li className="row">
      <div className="cluster">
        <strong>{name}</strong>
        <span className="facts">
          <span>{lastUsedAt ? messages.used(dayAndTime(lastUsedAt)) : messages.unused}</span>
          <span>{messages.since(dayAndTime(createdAt))}</span>
        </span>
      </div>
      <div className="actions">
        <Button aria-label={messages.renameOf(name)} onClick={() => setNaming(true)}>
          {messages.rename}
        </Button>
        <Button color="error" aria-label={messages.removeOf(name)} onClick={onRemove}>
          {messages.remove}
        </Button>
      </div>
    </li>
  )
}

function Naming({
  passkey: { id, name },
  onRenamed,
  onEnd,
}: Omit<PasskeyRowProps, 'onRemove'> & { onEnd: () => void }) {
  const messages = useMessages(secondFactorTexts)
  const call = useCall()
  const notify = useNotify()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.select(), [])
  async function rename(values: { name: string }) {
    await call(secondFactorEndpoints.renamePasskey, { id, data: { name: values.name.trim() } })
    await onRenamed()
    notify(messages.passkeys.renamed)
    onEnd()
  }
  return (
    <InlineForm className={`fields ${own.naming}`} defaultValues={{ name }} failed={messages.failed} onSubmit={rename}>
      <LineInput
        source="name"
        autoFocus
        inputRef={box}
        label={messages.passkeys.name}
        missing={messages.required}
        autoComplete="off"
        onKeyDown={({ key }) => key === 'Escape' && onEnd()}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <div className="actions">
        <SubmitButton label={messages.passkeys.save} busyLabel={messages.passkeys.save} />
        <Button onClick={onEnd}>{messages.cancel}</Button>
      </div>
      <FormResult />
    </InlineForm>
  )
}
