import { useStats } from '../api/useStats.ts'
import { number } from '../i18n/formats.ts'
import { useWords } from '../i18n/words.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import styles from './UnreadBadge.module.css'

/** How many messages wait to be read, behind the inbox's name in the menu. Nothing where that is not known. */
export function UnreadBadge() {
  const { menu: words } = useWords()
  const language = usePreference(locale)
  const { unreadMessageCount: count } = useStats().data ?? {}
  if (!count) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{number(count, language)}</span>
      <span className={styles.words}>{words.unread(count)}</span>
    </span>
  )
}
