import { useCallback, useEffect, useState } from 'react'
import type { Stats } from '../../contract/dashboard.ts'
import { dashboardEndpoints } from '../../contract/dashboardCalls.ts'
import { useQuietCall } from '../api/createCall.ts'
import { number } from '../formats.ts'
import { locale, usePreference } from '../preferences.ts'
import styles from './UnreadBadge.module.css'
import { onUnreadChange } from './unreadCount.ts'
import { useInboxWords } from './useInboxWords.ts'
import { usePulse } from './usePulse.ts'

/** How many messages wait to be read, behind the inbox's name in the menu. Nothing where that is not known. */
export function UnreadBadge() {
  const words = useInboxWords()
  const language = usePreference(locale)
  const call = useQuietCall()
  const [count, setCount] = useState(0)
  const look = useCallback(async () => {
    const stats = (await call(dashboardEndpoints.stats).catch(() => undefined)) as Partial<Stats> | undefined
    setCount((known) => stats?.unreadMessageCount ?? known)
  }, [call])
  useEffect(() => {
    void look()
    return onUnreadChange(look)
  }, [look])
  usePulse(look)
  if (!count) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{number(count, language)}</span>
      <span className={styles.words}>{words.unreadCount(count)}</span>
    </span>
  )
}
