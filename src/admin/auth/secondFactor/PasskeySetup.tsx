import { useEffect, useState } from 'react'
import { secondFactorEndpoints } from '../../../contract/api/endpoints.ts'
import type { PasskeyAdded } from '../../../contract/api/secondFactor.ts'
import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { useCall } from '../../api/calls.ts'
import { FormFoot, InlineForm, LineInput, PasswordInput } from '../../form/InlineForm.tsx'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../layout/Button.tsx'
import { useServices } from '../../services.ts'
import { Username } from '../PasswordField.tsx'
import { createPasskey, deviceName, passkeyErrorOf, preloadPasskeys } from './passkeys.ts'
import type { SetupProps } from './secondFactor.ts'

/** Adds a passkey under a name. */
export function PasskeySetup({ needsPassword, onDone, onCancel, cancelLabel }: SetupProps) {
  const messages = useMessages(secondFactorTexts)
  const { session } = useServices()
  const call = useCall()
  const [initial] = useState(() => ({ name: deviceName(), currentPassword: '' }))
  useEffect(preloadPasskeys, [])

  async function add({ name, currentPassword }: typeof initial) {
    const data = needsPassword ? { currentPassword } : {}
    const response = await createPasskey(await call(secondFactorEndpoints.passkeyOptions, { data }))
    const added = (await call(secondFactorEndpoints.addPasskey, {
      data: { name: name.trim(), response },
    })) as PasskeyAdded
    onDone({ message: messages.passkeys.added, recoveryCodes: added.recoveryCodes })
  }
  const messageOf = (error: unknown) => {
    const stumble = passkeyErrorOf(error)
    return stumble && messages.passkeys[stumble]
  }
  return (
    <InlineForm
      className="fields"
      defaultValues={initial}
      failed={messages.failed}
      onSubmit={add}
      messageOf={messageOf}
    >
      <p>{messages.passkeys.explained}</p>
      <LineInput
        source="name"
        autoFocus
        label={messages.passkeys.name}
        hint={messages.passkeys.nameHint}
        missing={messages.required}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      {needsPassword && (
        <>
          <Username value={session.email} />
          <PasswordInput
            source="currentPassword"
            label={messages.password}
            missing={messages.required}
            autoComplete="current-password"
          />
        </>
      )}
      <FormFoot label={messages.passkeys.add} busyLabel={messages.passkeys.waiting} icon="key">
        <Button onClick={onCancel}>{cancelLabel ?? messages.cancel}</Button>
      </FormFoot>
    </InlineForm>
  )
}
