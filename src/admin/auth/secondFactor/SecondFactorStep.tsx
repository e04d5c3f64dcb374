import { useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import { secondFactorEndpoints } from '../../../contract/api/endpoints.ts'
import type { NewRecoveryCodes, SecondFactorState } from '../../../contract/api/secondFactor.ts'
import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { useCall } from '../../api/calls.ts'
import { useMessages } from '../../i18n/language.ts'
import { Skeleton } from '../../layout/AsyncSection.tsx'
import { focusContent } from '../../layout/focusContent.ts'
import { Page } from '../../layout/Page.tsx'
import { signInTexts } from '../signInTexts.ts'
import { AppSetup } from './AppSetup.tsx'
import { ConfirmPassword } from './ConfirmPassword.tsx'
import { PasskeySetup } from './PasskeySetup.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { hasOneAlone, isOn, type SetupResult, type Step, useSecondFactor } from './secondFactor.ts'

/** A step of the second factor's setup or removal, in place of the account screen. */
export function SecondFactorStep({ step, onLeave }: { step: Step; onLeave: () => void }) {
  const { passwordChange } = useMessages(signInTexts)
  const messages = useMessages(secondFactorTexts)
  const notify = useNotify()
  const { data: state, isOffered, hasFailed, invalidate } = useSecondFactor()
  const [codes, setCodes] = useState<readonly string[]>()
  const removed = removedBy(step, state)
  const isLost = (hasFailed && !state) || isOffered === false || (state !== undefined && isIdle(step, state) && !codes)
  useEffect(() => {
    if (isLost) onLeave()
  }, [isLost, onLeave])

  function leave() {
    onLeave()
    focusContent()
  }
  async function done({ message, recoveryCodes }: SetupResult) {
    if (recoveryCodes) setCodes(recoveryCodes)
    else leave()
    await invalidate()
    if (message) notify(message)
  }
  const heading = codes ? messages.codes.heading : headingOf(step, messages, removed?.name)
  const onDone = (outcome: SetupResult) => void done(outcome)
  return (
    <Page title={heading} above={{ to: '?', label: passwordChange.heading, here: messages.title }}>
      <section className="sheet" aria-label={heading}>
        {codes ? (
          <RecoveryCodes codes={codes} onSaved={leave} />
        ) : !state ? (
          <Skeleton />
        ) : step === 'app' ? (
          <AppSetup needsPassword={isOn(state)} onDone={onDone} onCancel={leave} />
        ) : step === 'passkey' ? (
          <PasskeySetup needsPassword={isOn(state)} onDone={onDone} onCancel={leave} />
        ) : step === 'codes' ? (
          <NewCodes onDone={onDone} onCancel={leave} />
        ) : (
          removed && <Removal removed={removed} state={state} onDone={onDone} onCancel={leave} />
        )}
      </section>
    </Page>
  )
}

type Words = (typeof secondFactorTexts)['tr']

function headingOf(step: Step, messages: Words, name = ''): string {
  if (step === 'app') return messages.app.heading
  if (step === 'passkey') return messages.passkeys.heading
  if (step === 'codes') return messages.codes.renew
  return step === 'removeApp' ? messages.removal.app : messages.removal.passkey(name)
}

/** Factor that a step removes: the app has no id. */
interface Removed {
  id: number | undefined
  name: string
}

function removedBy(step: Step, state: SecondFactorState | undefined): Removed | undefined {
  if (step === 'removeApp') return { id: undefined, name: '' }
  const id = Number(/^removePasskey-(\d+)$/.exec(step)?.[1])
  return state?.passkeys.find((passkey) => passkey.id === id)
}

/** Whether the step was done already, here or in another tab. */
function isIdle(step: Step, state: SecondFactorState): boolean {
  if (step === 'app') return state.totp
  if (step === 'codes') return !isOn(state)
  return step === 'passkey' ? false : step === 'removeApp' ? !state.totp : removedBy(step, state) === undefined
}

interface EndProps {
  onDone: (done: SetupResult) => void
  onCancel: () => void
}

function NewCodes({ onDone, onCancel }: EndProps) {
  const { codes: messages, working } = useMessages(secondFactorTexts)
  const call = useCall()
  async function renew(currentPassword: string) {
    const response = await call(secondFactorEndpoints.renewRecoveryCodes, { data: { currentPassword } })
    onDone({ message: '', recoveryCodes: (response as NewRecoveryCodes).recoveryCodes })
  }
  return (
    <ConfirmPassword
      lead={messages.renewLead}
      label={messages.renew}
      busy={working}
      onConfirm={renew}
      onCancel={onCancel}
    />
  )
}

function Removal({ removed, state, onDone, onCancel }: EndProps & { removed: Removed; state: SecondFactorState }) {
  const { removal: messages, app, passkeys } = useMessages(secondFactorTexts)
  const call = useCall()
  const { id } = removed
  async function remove(currentPassword: string) {
    const data = { currentPassword }
    if (id === undefined) await call(secondFactorEndpoints.removeTotp, { data })
    else await call(secondFactorEndpoints.removePasskey, { id, data })
    onDone({ message: id === undefined ? app.removed : passkeys.removed, recoveryCodes: null })
  }
  const last = state.isRequired ? messages.lastRequired : messages.last
  return (
    <ConfirmPassword
      lead={hasOneAlone(state) ? last : messages.lead}
      label={messages.do}
      busy={messages.doing}
      isDanger
      onConfirm={remove}
      onCancel={onCancel}
    />
  )
}
