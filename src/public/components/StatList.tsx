import type { ReactNode } from 'react'
import styles from './StatList.module.css'

export interface Stat {
  /** As written in the page's language: "3,4". */
  value: ReactNode
  unit?: ReactNode
  label: ReactNode
  /** Where, when and how it was measured. */
  note?: ReactNode
}

/** A few measured figures with their sources, across the page; the first is the largest. */
export const StatList = ({ stats }: { stats: readonly Stat[] }) => (
  <dl className={styles.stats}>
    {stats.map(({ value, unit, label, note }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two figures may have the same text
      <div key={i}>
        <dt>{label}</dt>
        <dd className={styles.figure}>
          <span>{value}</span> {unit && <span className={styles.unit}>{unit}</span>}
        </dd>
        {note && <dd className={styles.note}>{note}</dd>}
      </div>
    ))}
  </dl>
)
