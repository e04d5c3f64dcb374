import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useStats } from '../api/useStats.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import styles from '../layout/Layout.module.css'

/** Number of unread messages, in the menu; nothing if it is not known. */
export function UnreadBadge() {
  const { menu: messages } = useMessages()
  const { number } = useFormats()
  const { unreadMessageCount: count } = useStats().data ?? {}
  if (!count) return null
  return (
    <span className={`chip numbers ${styles.badge}`}>
      <span aria-hidden="true">{number(count)}</span>
      <VisuallyHidden>{messages.unread(count)}</VisuallyHidden>
    </span>
  )
}
