import { Icon, type IconName } from '@filiz/design-system/icons/all'
import { useState } from 'react'
import { authEndpoints } from '../../../contract/api/endpoints.ts'
import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { useBackgroundCall } from '../../api/calls.ts'
import { useMessages } from '../../i18n/language.ts'
import { useServices } from '../../services.ts'
import { LoginFrame } from '../LoginFrame.tsx'
import { SignInDialog } from '../SignInDialog.tsx'
import { useSignInPrompt } from '../useSignInPrompt.ts'
import { AppSetup } from './AppSetup.tsx'
import { PasskeySetup } from './PasskeySetup.tsx'
import { passkeyObstacle } from './passkeys.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import own from './SecondFactor.module.css'
import type { SetupResult } from './secondFactor.ts'

type Way = 'app' | 'passkey'

/** Setup of a required second factor, in place of the panel until there is one. */
export function RequiredFactorSetup() {
  const messages = useMessages(secondFactorTexts)
  const { session } = useServices()
  const call = useBackgroundCall()
  const [way, choose] = useState<Way>()
  const [codes, setCodes] = useState<readonly string[]>()
  const goOn = session.factorWasSetUp
  /** The session ends in this browser even if the request fails. */
  function signOut() {
    call(authEndpoints.logout).catch(() => {})
    session.end()
  }
  const setup = {
    needsPassword: false,
    onDone: ({ recoveryCodes }: SetupResult) => (recoveryCodes ? setCodes(recoveryCodes) : goOn()),
    onCancel: () => choose(undefined),
    cancelLabel: messages.first.other,
  }
  const heading = codes
    ? messages.codes.heading
    : way
      ? { app: messages.app.heading, passkey: messages.passkeys.heading }[way]
      : messages.first.heading
  return (
    <LoginFrame heading={heading}>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={goOn} />
      ) : way === 'app' ? (
        <AppSetup {...setup} />
      ) : way === 'passkey' ? (
        <PasskeySetup {...setup} />
      ) : (
        <Ways onChoose={choose} />
      )}
      {!codes && (
        <button type="button" className={`link ${own.out}`} onClick={signOut}>
          {messages.first.signOut}
        </button>
      )}
      <SignInDialog isOpen={useSignInPrompt() !== null} />
    </LoginFrame>
  )
}

function Ways({ onChoose }: { onChoose: (way: Way) => void }) {
  const { first, app, passkeys } = useMessages(secondFactorTexts)
  const { site } = useServices()
  const obstacle = passkeyObstacle(site)
  return (
    <>
      <p className="lead">{first.lead}</p>
      <div className="fields">
        <WayIn icon="lock" title={app.title} lead={app.lead} onChoose={() => onChoose('app')} />
        {obstacle ? (
          <p className="lead">{obstacle === 'browser' ? passkeys.browser : passkeys[obstacle](site.url)}</p>
        ) : (
          <WayIn icon="key" title={passkeys.one} lead={passkeys.lead} onChoose={() => onChoose('passkey')} />
        )}
      </div>
    </>
  )
}

interface WayInProps {
  icon: IconName
  title: string
  lead: string
  onChoose: () => void
}

const WayIn = ({ icon, title, lead, onChoose }: WayInProps) => (
  <button type="button" className={own.way} onClick={onChoose}>
    <Icon name={icon} size={24} />
    <strong>{title}</strong>
    <span className="hint">{lead}</span>
  </button>
)
