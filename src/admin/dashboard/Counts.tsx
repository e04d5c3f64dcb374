import { Icon, type IconName } from '@filiz/design-system/icons/all'
import { Link } from 'react-router-dom'
import type { Stats } from '../../contract/api/administration.ts'
import { useStats } from '../api/useStats.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { LoadFailure } from '../layout/EmptyState.tsx'
import { listPath } from '../resources/definitions.ts'
import styles from './Dashboard.module.css'

interface Card {
  count: keyof Stats
  /** The total. */
  of?: keyof Stats
  /** How many are hidden from visitors. */
  hidden?: keyof Stats
  label: 'unread' | 'products' | 'services' | 'published'
  icon: IconName
  to: string
  /** Needs attention unless it is zero. */
  isSignal?: boolean
}

/** Four cards with counts, each a link to the counted records (docs/product.md, section 2). */
const cards: readonly Card[] = [
  { count: 'unreadMessageCount', label: 'unread', icon: 'inbox', to: listPath('inbox'), isSignal: true },
  { count: 'productCount', hidden: 'hiddenProductCount', label: 'products', icon: 'box', to: listPath('products') },
  { count: 'serviceCount', hidden: 'hiddenServiceCount', label: 'services', icon: 'layers', to: listPath('services') },
  { count: 'publishedPostCount', of: 'blogPostCount', label: 'published', icon: 'doc', to: listPath('blog') },
]

export function Counts() {
  const { dashboard: messages } = useMessages()
  const { data, hasFailed, isPending, refetch } = useStats()
  return (
    <>
      {hasFailed && (
        <div className={styles.statsFailed}>
          <LoadFailure title={messages.statsFailed} onRetry={refetch} />
        </div>
      )}
      <ul className={styles.counts} aria-busy={isPending}>
        {cards.map((card) => (
          <li key={card.count}>
            <Count card={card} stats={data ?? {}} isComing={isPending} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface CountProps {
  card: Card
  stats: Partial<Stats>
  isComing: boolean
}

/** A number that is not known, or not yet, is a dash. */
function Count({ card: { count, of, hidden, label, icon, to, isSignal }, stats, isComing }: CountProps) {
  const { dashboard: messages } = useMessages()
  const { number } = useFormats()
  const value = stats[count]
  const all = of && stats[of]
  const unseen = hidden && stats[hidden]
  return (
    <Link className={`box ${styles.count}`} to={to} data-signal={isSignal && Boolean(value)}>
      <span className={styles.figure} data-coming={isComing || undefined}>
        {value === undefined ? '–' : number(value)}
        {all !== undefined && <small className="label-text">{messages.ofAll(number(all))}</small>}
        {Boolean(unseen) && <small className="label-text">{messages.hidden(number(unseen!))}</small>}
      </span>{' '}
      <span className={styles.label}>
        <Icon name={icon} size={20} />
        {messages[label]}
      </span>
    </Link>
  )
}
