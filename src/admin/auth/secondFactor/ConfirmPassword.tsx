import Button from '@mui/material/Button'
import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { OutcomeMessage, requiredErrors, useSmallForm } from '../../form/SmallForm.tsx'
import { useMessages } from '../../i18n/messages.ts'
import { useServices } from '../../services.ts'
import { PasswordField } from '../PasswordField.tsx'
import { Username } from '../Username.tsx'

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
  const { values, outcome, isBusy, formProps, inputProps } = useSmallForm(EMPTY, messages.failed)
  const confirm = () => onConfirm(values.currentPassword)
  return (
    <form className="fields" {...formProps(confirm, { errors: requiredErrors(values, messages.required) })}>
      <p>{lead}</p>
      <Username value={session.email} />
      <PasswordField
        autoFocus
        label={messages.password}
        autoComplete="current-password"
        {...inputProps('currentPassword')}
      />
      <div className="actions">
        <Button type="submit" variant="contained" color={isDanger ? 'error' : 'primary'} aria-disabled={isBusy}>
          {isBusy ? busy : label}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
      <OutcomeMessage outcome={outcome} />
    </form>
  )
}
