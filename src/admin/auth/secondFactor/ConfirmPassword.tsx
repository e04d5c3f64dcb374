import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { FormFoot, InlineForm, PasswordInput } from '../../form/InlineForm.tsx'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../layout/Button.tsx'
import { useServices } from '../../services.ts'
import { Username } from '../PasswordField.tsx'

interface ConfirmPasswordProps {
  lead: string
  /** Label of the button; `busy` while it runs. */
  label: string
  busy: string
  /** A destructive action. */
  isDanger?: boolean
  onConfirm: (currentPassword: string) => Promise<void>
  onCancel: () => void
}

const EMPTY = { currentPassword: '' }

/** Requests the current password before an action. */
export function ConfirmPassword({ lead, label, busy, isDanger = false, onConfirm, onCancel }: ConfirmPasswordProps) {
  const messages = useMessages(secondFactorTexts)
  const { session } = useServices()
  return (
    <InlineForm
      className="fields"
      defaultValues={EMPTY}
      failed={messages.failed}
      onSubmit={({ currentPassword }) => onConfirm(currentPassword)}
    >
      <p>{lead}</p>
      <Username value={session.email} />
      <PasswordInput
        source="currentPassword"
        autoFocus
        label={messages.password}
        missing={messages.required}
        autoComplete="current-password"
      />
      <FormFoot label={label} busyLabel={busy} color={isDanger ? 'error' : 'primary'}>
        <Button onClick={onCancel}>{messages.cancel}</Button>
      </FormFoot>
    </InlineForm>
  )
}
