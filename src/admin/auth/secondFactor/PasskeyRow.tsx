import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { secondFactorEndpoints } from '../../../contract/api/endpoints.ts'
import type { Passkey } from '../../../contract/api/secondFactor.ts'
import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { useCall } from '../../api/createCall.ts'
import { OutcomeMessage, requiredErrors, useSmallForm } from '../../form/SmallForm.tsx'
import { dayAndTime } from '../../i18n/formats.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useServices } from '../../services.ts'
import own from './SecondFactor.module.css'

interface PasskeyRowProps {
  passkey: Passkey
  onRenamed: () => Promise<unknown>
  onRemove: () => void
}

/** A passkey: its name, its last use, and buttons to rename and remove it. */
export function PasskeyRow({ passkey, onRenamed, onRemove }: PasskeyRowProps) {
  const { passkeys: messages } = useMessages(secondFactorTexts)
  const { site } = useServices()
  const [isNaming, setNaming] = useState(false)
  const when = (moment: string) => dayAndTime(new Date(moment), site.timeZone)
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
          <span>{lastUsedAt ? messages.used(when(lastUsedAt)) : messages.unused}</span>
          <span>{messages.since(when(createdAt))}</span>
        </span>
      </div>
      <div className="actions">
        <Button variant="outlined" aria-label={messages.renameOf(name)} onClick={() => setNaming(true)}>
          {messages.rename}
        </Button>
        <Button variant="outlined" color="error" aria-label={messages.removeOf(name)} onClick={onRemove}>
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
  const { values, outcome, isBusy, formProps, textInputProps } = useSmallForm({ name }, messages.failed)
  useEffect(() => box.current?.select(), [])
  async function rename() {
    await call(secondFactorEndpoints.renamePasskey, { id, data: { name: values.name.trim() } })
    await onRenamed()
    notify(messages.passkeys.renamed)
    onEnd()
  }
  return (
    <form
      className={`fields ${own.naming}`}
      {...formProps(rename, { errors: requiredErrors(values, messages.required) })}
    >
      <TextField
        autoFocus
        inputRef={box}
        label={messages.passkeys.name}
        autoComplete="off"
        onKeyDown={({ key }) => key === 'Escape' && onEnd()}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        {...textInputProps('name')}
      />
      <div className="actions">
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          {messages.passkeys.save}
        </Button>
        <Button variant="outlined" onClick={onEnd}>
          {messages.cancel}
        </Button>
      </div>
      <OutcomeMessage outcome={outcome} />
    </form>
  )
}
