import { classNames } from '@filiz/design-system/classNames'
import type { ComponentProps, ReactNode } from 'react'
import styles from './YearTimeline.module.css'

export interface Season {
  /** What is said of it. */
  title: ReactNode
  text?: ReactNode
  /** Its months, the first of which the words belong to; none where they have no time of the year. */
  months: readonly string[]
  /** Its part of an illustration of the year: an `Illustration` with a `crop`. */
  picture: ReactNode
}

export interface YearTimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** As many as there are seasons to tell, at most four, in the farmer's order, from October. */
  seasons: readonly Season[]
}

/**
 * What somebody stands for, told as one field through one year: the months above the picture, and below each season a
 * statement that hangs on its first furrow. On a phone the seasons lie one below the other. Not for more
 * than four things.
 */
export function YearTimeline({ seasons, className, ...rest }: YearTimelineProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets VoiceOver takes a list for none
    <ol role="list" {...rest} className={classNames(styles.year, className)}>
      {seasons.map(({ title, text, months, picture }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be written twice
        <li key={place}>
          <div className={styles.months} aria-hidden="true">
            {months.map((month) => (
              <span key={month}>{month}</span>
            ))}
          </div>
          <div className={styles.picture}>{picture}</div>
          <div className={styles.words}>
            {months[0] && <p className={styles.month}>{months[0]}</p>}
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
