import TextField from '@mui/material/TextField'
import { FieldTitle, useInput, ValidationError } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { cleanText } from '../../contract/domain/plainText.ts'
import { contactInfo } from '../../contract/singletons/contactInfo.ts'
import { useSubject } from '../entries/entries.ts'
import { useWords } from '../i18n/words.ts'
import { useRoomLeft } from '../widgets/useRoomLeft.ts'
import { NOTIFICATION_ADDRESS, NOTIFICATION_SWITCH } from './notificationFields.ts'
import { TestMail } from './TestMail.tsx'

/** Where new messages are announced: needed while that is on, and out of reach while it is off. */
export function NotificationAddress() {
  const { contact: words } = useWords()
  const { hints } = useSubject().texts
  const isOn = useWatch({ name: NOTIFICATION_SWITCH }) === true
  const { id, field, fieldState } = useInput({
    source: NOTIFICATION_ADDRESS,
    validate: (value) => (isOn && !cleanText(value ?? '') ? words.required : undefined),
  })
  const { error, invalid } = fieldState
  const left = useRoomLeft(field.value, contactInfo.fields[NOTIFICATION_ADDRESS].maxLength)
  const hint = [hints[NOTIFICATION_ADDRESS], left].filter(Boolean).join(' ')
  return (
    <>
      <TextField
        {...field}
        id={id}
        type="email"
        disabled={!isOn}
        label={<FieldTitle source={NOTIFICATION_ADDRESS} isRequired={isOn} />}
        error={invalid}
        helperText={error?.message ? <ValidationError error={error.message} /> : hint}
        slotProps={{
          htmlInput: {
            'aria-required': isOn || undefined,
            maxLength: contactInfo.fields[NOTIFICATION_ADDRESS].maxLength,
          },
        }}
      />
      <TestMail to={isOn ? String(field.value ?? '').trim() : ''} />
    </>
  )
}
