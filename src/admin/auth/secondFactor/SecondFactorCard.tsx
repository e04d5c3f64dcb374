import { Icon, type IconName } from '@filiz/design-system/icons/all'
import type { ReactNode } from 'react'
import type { SecondFactorState } from '../../../contract/api/secondFactor.ts'
import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { useMessages } from '../../i18n/messages.ts'
import { AsyncCard } from '../../layout/AsyncCard.tsx'
import { Button } from '../../layout/Button.tsx'
import { useServices } from '../../services.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { passkeyObstacle } from './passkeys.ts'
import own from './SecondFactor.module.css'
import { isOn, useSecondFactor } from './useSecondFactor.ts'
import type { Step } from './useStep.ts'

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
