import type { ReactNode } from 'react'
import styles from './YearTimeline.module.css'

export interface Season {
  title: ReactNode
  text?: ReactNode
  /** Its months, the first of which is shown with the text; none for what has no time of the year. */
  months: readonly string[]
  /** Its part of one wide illustration. */
  picture: ReactNode
}

/** Up to four statements along one year, from October: months, illustration and text of each season. */
export const YearTimeline = ({ seasons }: { seasons: readonly Season[] }) => (
  <ol className={styles.year}>
    {seasons.map(({ title, text, months, picture }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two seasons may have the same text
      <li key={i}>
        <div className={styles.months} aria-hidden="true">
          {months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.text}>
          {months[0] && <p className={styles.month}>{months[0]}</p>}
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </div>
      </li>
    ))}
  </ol>
)
