import { Icon, type IconName } from '@filiz/design-system/icons/all'
import { useNotify } from 'ra-core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { secondFactorEndpoints } from '../../../contract/api/endpoints.ts'
import type { Passkey, SecondFactorState } from '../../../contract/api/secondFactor.ts'
import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { useCall } from '../../api/calls.ts'
import { FormFoot, InlineForm, LineInput } from '../../form/InlineForm.tsx'
import { useFormats, useMessages } from '../../i18n/language.ts'
import { AsyncCard } from '../../layout/AsyncSection.tsx'
import { Button } from '../../layout/Button.tsx'
import { useServices } from '../../services.ts'
import { passkeyObstacle } from './passkeys.ts'
import own from './SecondFactor.module.css'
import { isOn, type Step, useSecondFactor } from './secondFactor.ts'

/** Up to this number, the remaining recovery codes are shown as few. */
const FEW = 3

/** State of the second factor, with buttons that open each step; nothing if the API does not have it. */
export function SecondFactorCard({ onOpen }: { onOpen: (step: Step) => void }) {
  const messages = useMessages(secondFactorTexts)
  const { isOffered, invalidate, ...query } = useSecondFactor()
  const { data: known } = query
  if (!isOffered) return null
  return (
    <AsyncCard
      title={messages.title}
      mark={known && <Mark isOn={isOn(known)} />}
      lead={
        <>
          {messages.lead} {known?.isRequired && <strong>{messages.isRequired}</strong>}
        </>
      }
      query={query}
      failed={messages.loadFailed}
    >
      {(state) => (
        <div>
          <App state={state} onOpen={onOpen} />
          <Passkeys state={state} onOpen={onOpen} onRenamed={invalidate} />
          {isOn(state) && <Codes state={state} onOpen={onOpen} />}
        </div>
      )}
    </AsyncCard>
  )
}

interface PartProps {
  state: SecondFactorState
  onOpen: (step: Step) => void
}

function App({ state: { totp }, onOpen }: PartProps) {
  const { app: messages } = useMessages(secondFactorTexts)
  return (
    <Part
      icon="lock"
      title={messages.title}
      lead={totp ? messages.ready : messages.lead}
      mark={totp && <Mark isOn />}
      action={
        totp ? (
          <Button color="error" aria-label={messages.removeOf} onClick={() => onOpen('removeApp')}>
            {messages.remove}
          </Button>
        ) : (
          <Button onClick={() => onOpen('app')}>{messages.open}</Button>
        )
      }
    />
  )
}

function Passkeys({ state: { passkeys }, onOpen, onRenamed }: PartProps & { onRenamed: () => Promise<unknown> }) {
  const { passkeys: messages } = useMessages(secondFactorTexts)
  const { site } = useServices()
  const obstacle = passkeyObstacle(site)
  return (
    <Part
      icon="key"
      title={messages.title}
      lead={messages.lead}
      mark={passkeys.length > 0 && <Mark isOn />}
      action={!obstacle && <Button onClick={() => onOpen('passkey')}>{messages.open}</Button>}
    >
      {obstacle && (
        <p className={`hint ${own.obstacle}`}>
          <Icon name="info" size={20} />
          {obstacle === 'browser' ? messages.browser : messages[obstacle](site.url)}
        </p>
      )}
      {passkeys.length > 0 && (
        <ul className="rows">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRenamed={onRenamed}
              onRemove={() => onOpen(`removePasskey-${passkey.id}`)}
            />
          ))}
        </ul>
      )}
    </Part>
  )
}

function Codes({ state: { recoveryCodesLeft: left }, onOpen }: PartProps) {
  const { codes: messages } = useMessages(secondFactorTexts)
  return (
    <Part
      icon="doc"
      title={messages.title}
      lead={messages.lead}
      action={<Button onClick={() => onOpen('codes')}>{messages.renew}</Button>}
    >
      <p className={`${own.left} ${left <= FEW ? 'error-text' : ''}`}>
        {messages.left(left)}
        {left <= FEW && `. ${messages.few}`}
      </p>
    </Part>
  )
}

const Mark = ({ isOn }: { isOn: boolean }) => {
  const messages = useMessages(secondFactorTexts)
  return (
    <span className="chip" data-tone={isOn ? undefined : 'outlined'}>
      {isOn ? messages.isOn : messages.isOff}
    </span>
  )
}

interface CardPartProps {
  icon: IconName
  title: string
  lead: string
  mark?: ReactNode
  action: ReactNode
  children?: ReactNode
}

const Part = ({ icon, title, lead, mark, action, children }: CardPartProps) => (
  <div className={own.part}>
    <Icon name={icon} size={22} />
    <div>
      <h3>
        {title} {mark}
      </h3>
      <p className="hint">{lead}</p>
    </div>
    {action && <div className={own.action}>{action}</div>}
    {children && <div className={own.more}>{children}</div>}
  </div>
)

interface PasskeyRowProps {
  passkey: Passkey
  onRenamed: () => Promise<unknown>
  onRemove: () => void
}

/** A passkey: its name, its last use, and buttons to rename and remove it. */
function PasskeyRow({ passkey, onRenamed, onRemove }: PasskeyRowProps) {
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
      <FormFoot label={messages.passkeys.save} busyLabel={messages.passkeys.save}>
        <Button onClick={onEnd}>{messages.cancel}</Button>
      </FormFoot>
    </InlineForm>
  )
}
