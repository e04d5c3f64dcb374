import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { number } from '../i18n/formats.ts'
import { useWords } from '../i18n/words.ts'
import { useInboxWords } from '../inbox/useInboxWords.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import styles from './Waiting.module.css'

export interface WaitingItem {
  id: number
  to: string
  name: string
  about: ReactNode
  when: ReactNode
  /** Nobody has read it yet. */
  isSignal?: boolean
}

interface WaitingGroupProps {
  title: string
  /** Where all of them are. */
  to: string
  /** The first few of them, and how many there are. */
  items: readonly WaitingItem[]
  total: number
}

/** What waits for the same reason: the first few, each with the way to it. */
export function WaitingGroup({ title, to, items, total }: WaitingGroupProps) {
  const { dashboard: words } = useWords()
  const { unread } = useInboxWords()
  const language = usePreference(locale)
  const titleId = useId()
  const rest = total - items.length
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <header>
        <h3 id={titleId}>
          {title} <span className={styles.number}>{number(total, language)}</span>
        </h3>
        <Link to={to}>{words.all}</Link>
      </header>
      <ul>
        {items.map((item) => (
          <li key={item.id} data-signal={item.isSignal}>
            <Link to={item.to}>
              {item.isSignal && <span className={styles.words}>{unread}: </span>}
              {item.name}
            </Link>
            {item.about && <span className={styles.about}>{item.about}</span>}
            {item.when && <span className={styles.when}>{item.when}</span>}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={styles.more}>{words.more(number(rest, language))}</p>}
    </section>
  )
}
