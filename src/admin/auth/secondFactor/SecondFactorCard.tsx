import { Icon, type IconName } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { SecondFactorState } from '../../../contract/api/secondFactor.ts'
import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { useMessages } from '../../i18n/messages.ts'
import { AsyncCard } from '../../layout/AsyncCard.tsx'
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
  const words = useMessages(secondFactorTexts)
  const { isOffered, invalidate, ...query } = useSecondFactor()
  const { data: known } = query
  if (!isOffered) return null
  return (
    <AsyncCard
      title={words.title}
      mark={known && <Mark isOn={isOn(known)} />}
      lead={
        <>
          {words.lead} {known?.isRequired && <strong>{words.isRequired}</strong>}
        </>
      }
      query={query}
      failed={words.loadFailed}
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
  const { app: words } = useMessages(secondFactorTexts)
  return (
    <Part
      icon="lock"
      title={words.title}
      lead={totp ? words.ready : words.lead}
      mark={totp && <Mark isOn />}
      action={
        totp ? (
          <Button variant="outlined" color="error" aria-label={words.removeOf} onClick={() => onOpen('removeApp')}>
            {words.remove}
          </Button>
        ) : (
          <Button variant="outlined" onClick={() => onOpen('app')}>
            {words.open}
          </Button>
        )
      }
    />
  )
}

function Passkeys({ state: { passkeys }, onOpen, onRenamed }: PartProps & { onRenamed: () => Promise<unknown> }) {
  const { passkeys: words } = useMessages(secondFactorTexts)
  const { site } = useServices()
  const obstacle = passkeyObstacle(site)
  return (
    <Part
      icon="key"
      title={words.title}
      lead={words.lead}
      mark={passkeys.length > 0 && <Mark isOn />}
      action={
        !obstacle && (
          <Button variant="outlined" onClick={() => onOpen('passkey')}>
            {words.open}
          </Button>
        )
      }
    >
      {obstacle && (
        <p className={`hint ${own.obstacle}`}>
          <Icon name="info" size={20} />
          {obstacle === 'browser' ? words.browser : words[obstacle](site.url)}
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
  const { codes: words } = useMessages(secondFactorTexts)
  return (
    <Part
      icon="doc"
      title={words.title}
      lead={words.lead}
      action={
        <Button variant="outlined" onClick={() => onOpen('codes')}>
          {words.renew}
        </Button>
      }
    >
      <p className={`${own.left} ${left <= FEW ? 'error-text' : ''}`}>
        {words.left(left)}
        {left <= FEW && `. ${words.few}`}
      </p>
    </Part>
  )
}

const Mark = ({ isOn }: { isOn: boolean }) => {
  const words = useMessages(secondFactorTexts)
  return (
    <span className="chip" data-tone={isOn ? undefined : 'outlined'}>
      {isOn ? words.isOn : words.isOff}
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
