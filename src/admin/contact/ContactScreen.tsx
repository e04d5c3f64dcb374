import { useFormContext } from 'react-hook-form'
import { useSubject } from '../entries/entries.ts'
import { useWords } from '../i18n/words.ts'
import { FieldInput } from '../screens/FieldInput.tsx'
import { Columns, Sheet } from '../screens/FieldSheets.tsx'
import { SingletonScreen } from '../screens/SingletonScreen.tsx'
import { HintedSwitch } from '../widgets/HintedSwitch.tsx'
import styles from './ContactScreen.module.css'
import { LandlineNote } from './LandlineNote.tsx'
import { MapInput } from './MapInput.tsx'
import { NotificationAddress } from './NotificationAddress.tsx'
import { NOTIFICATION_ADDRESS, NOTIFICATION_SWITCH } from './notificationFields.ts'

/** `/admin/settings/contact`: what the site tells, and whether new messages are announced by mail. */
export function ContactScreen() {
  const { contact: words } = useWords()
  return (
    <SingletonScreen>
      <Columns
        main={
          <Sheet>
            <h2 className={styles.title}>{words.details}</h2>
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
              <h2 className={styles.title}>{words.notifications}</h2>
              <NotificationSwitch />
              <NotificationAddress />
            </Sheet>
            <Sheet>
              <FieldInput source="title" />
            </Sheet>
          </>
        }
      />
    </SingletonScreen>
  )
}

/** Turned off, it takes the address with it (the specification's section 5). */
function NotificationSwitch() {
  const { hints } = useSubject().texts
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
