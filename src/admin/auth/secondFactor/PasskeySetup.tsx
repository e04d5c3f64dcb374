import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect } from 'react'
import { secondFactorEndpoints } from '../../../contract/api/endpoints.ts'
import type { PasskeyAdded } from '../../../contract/api/secondFactor.ts'
import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { useCall } from '../../api/createCall.ts'
import { OutcomeMessage, requiredErrors, useSmallForm } from '../../form/SmallForm.tsx'
import { useMessages } from '../../i18n/messages.ts'
import { useServices } from '../../services.ts'
import { PasswordField } from '../PasswordField.tsx'
import { Username } from '../Username.tsx'
import { createPasskey, deviceName, passkeyErrorOf, preloadPasskeys } from './passkeys.ts'
import type { SetupProps } from './setup.ts'

/** Adds a passkey under a name. */
export function PasskeySetup({ needsPassword, onDone, onCancel, cancelLabel }: SetupProps) {
  const messages = useMessages(secondFactorTexts)
  const { session } = useServices()
  const call = useCall()
  const { values, outcome, isBusy, formProps, inputProps, textInputProps } = useSmallForm(
    { name: deviceName(), currentPassword: '' },
    messages.failed,
  )
  useEffect(preloadPasskeys, [])

  const { name, currentPassword } = values
  async function add() {
    const data = needsPassword ? { currentPassword } : {}
    const response = await createPasskey(await call(secondFactorEndpoints.passkeyOptions, { data }))
    const added = (await call(secondFactorEndpoints.addPasskey, {
      data: { name: name.trim(), response },
    })) as PasskeyAdded
    onDone({ message: messages.passkeys.added, recoveryCodes: added.recoveryCodes })
  }
  const errors = requiredErrors(needsPassword ? values : { name }, messages.required)
  const messageOf = (error: unknown) => {
    const stumble = passkeyErrorOf(error)
    return stumble && messages.passkeys[stumble]
  }
  return (
    <form className="fields" {...formProps(add, { errors, messageOf })}>
      <p>{messages.passkeys.explained}</p>
      <TextField
        autoFocus
        label={messages.passkeys.name}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 100 } }}
        {...textInputProps('name', messages.passkeys.nameHint)}
      />
      {needsPassword && (
        <>
          <Username value={session.email} />
          <PasswordField label={messages.password} autoComplete="current-password" {...inputProps('currentPassword')} />
        </>
      )}
      <div className="actions">
        <Button type="submit" variant="contained" startIcon={<Icon name="key" size={18} />} aria-disabled={isBusy}>
          {isBusy ? messages.passkeys.waiting : messages.passkeys.add}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {cancelLabel ?? messages.cancel}
        </Button>
      </div>
      <OutcomeMessage outcome={outcome} />
    </form>
  )
}
