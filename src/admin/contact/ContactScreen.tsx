import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { FieldTitle, useInput, ValidationError } from 'ra-core'
import { useFormContext, useWatch } from 'react-hook-form'
import { mailEndpoints } from '../../contract/api/endpoints.ts'
import { cleanText } from '../../contract/domain/cleanText.ts'
import { isLandline } from '../../contract/domain/phone.ts'
import { contactInfo } from '../../contract/singletons/contactInfo.ts'
import { useCall } from '../api/calls.ts'
import { errorMessage, fieldErrorsIn } from '../api/failure.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { Columns, Sheet } from '../form/FormLayout.tsx'
import { ResourceEdit } from '../form/ResourceEdit.tsx'
import { useMessages, useResponseMessage } from '../i18n/language.ts'
import { HintedSwitch } from '../inputs/basicInputs.tsx'
import { useCharactersLeft } from '../inputs/useCharactersLeft.ts'
import { Button } from '../layout/Button.tsx'
import { ErrorMessage, SuccessMessage } from '../layout/OutcomeMessage.tsx'
import { useFormDefinition } from '../resources/definitions.ts'
import styles from './ContactScreen.module.css'
import { MapInput } from './MapInput.tsx'

/** `/admin/settings/contact`: contact details, and e-mail notifications of new messages. */
export function ContactScreen() {
  const { contact: messages } = useMessages()
  return (
    <ResourceEdit>
      <Columns
        main={
          <Sheet>
            <h2>{messages.details}</h2>
            <FieldInput source="phoneNumber" />
            <FieldInput source="messagingNumber" />
            <LandlineNote />
            <FieldInput source="emailAddress" />
            <FieldInput source="addressText" />
            <MapInput />
          </Sheet>
        }
        side={
          <>
            <Sheet>
              <h2>{messages.notifications}</h2>
              <NotificationSwitch />
              <NotificationAddress />
            </Sheet>
            <Sheet>
              <FieldInput source="title" />
            </Sheet>
          </>
        }
      />
    </ResourceEdit>
  )
}

/** Switching it off clears the address (docs/product.md, section 5). */
function NotificationSwitch() {
  const { hints } = useFormDefinition().texts
  const { setValue, clearErrors } = useFormContext()
  return (
    <HintedSwitch
      source={NOTIFICATION_SWITCH}
      helperText={hints[NOTIFICATION_SWITCH]}
      onChange={({ target }: { target: { checked: boolean } }) => {
        if (target.checked) return
        setValue(NOTIFICATION_ADDRESS, '', { shouldDirty: true })
        clearErrors(NOTIFICATION_ADDRESS)
      }}
    />
  )
}

/** A hint that the message button would call a landline, unless there is another number for it. */
function LandlineNote() {
  const { contact: messages } = useMessages()
  const [phone, messaging] = useWatch({ name: ['phoneNumber', 'messagingNumber'] }) as (string | null)[]
  return (
    <p className={`hint ${styles.note}`} role="status">
      {isLandline(phone) && !messaging?.trim() && messages.landline}
    </p>
  )
}

/** The address for notifications: required while they are on, disabled while they are off. */
function NotificationAddress() {
  const { contact: messages } = useMessages()
  const { hints } = useFormDefinition().texts
  const isOn = useWatch({ name: NOTIFICATION_SWITCH }) === true
  const { id, field, fieldState } = useInput({
    source: NOTIFICATION_ADDRESS,
    validate: (value) => (isOn && !cleanText(value ?? '') ? messages.required : undefined),
  })
  const { error, invalid } = fieldState
  const { maxLength } = contactInfo.fields[NOTIFICATION_ADDRESS]
  const left = useCharactersLeft(field.value, maxLength)
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
        slotProps={{ htmlInput: { 'aria-required': isOn || undefined, maxLength } }}
      />
      <TestMail to={isOn ? String(field.value ?? '').trim() : ''} />
    </>
  )
}

type Name = keyof typeof contactInfo.fields

const NOTIFICATION_SWITCH = 'enableContactFormNotifications' satisfies Name
const NOTIFICATION_ADDRESS = 'notificationTargetEmail' satisfies Name

/** Sends a test e-mail to the address in the form, saved or not. */
function TestMail({ to }: { to: string }) {
  const { contact: messages } = useMessages()
  const responseMessage = useResponseMessage()
  const call = useCall()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => responseMessage(await call(mailEndpoints.test, { data: { to } }), messages.testSent),
  })
  const about = Object.values(fieldErrorsIn(error)).join(' ')
  return (
    <div className={styles.test}>
      <Button icon="send" disabled={!to} isBusy={isPending} onClick={() => mutate()}>
        {isPending ? messages.testing : messages.testMail}
      </Button>
      <ErrorMessage>{error && (about || errorMessage(error, messages.testFailed))}</ErrorMessage>
      <SuccessMessage>{data}</SuccessMessage>
    </div>
  )
}
