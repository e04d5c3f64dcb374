import { useWatch } from 'react-hook-form'
import { isLandline } from '../../contract/domain/phone.ts'
import { useWords } from '../i18n/words.ts'
import styles from './ContactScreen.module.css'

/** Says that the message button calls a landline, as long as there is no other number for it. */
export function LandlineNote() {
  const { contact: words } = useWords()
  const [phone, messaging] = useWatch({ name: ['phoneNumber', 'messagingNumber'] }) as (string | null)[]
  return (
    <p className={styles.note} role="status">
      {isLandline(phone) && !messaging?.trim() && words.landline}
    </p>
  )
}
