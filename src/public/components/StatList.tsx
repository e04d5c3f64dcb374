import { classNames } from '@filiz/design-system/classNames'
import type { ComponentProps, ReactNode } from 'react'
import styles from './StatList.module.css'

export interface Measure {
  /** As it is written in the page's language: "3,4". */
  value: ReactNode
  unit?: ReactNode
  label: ReactNode
  /** Where, when and how it was measured. */
  note?: ReactNode
}

export interface StatListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The first is the one to remember. */
  measures: readonly Measure[]
}

/**
 * A few figures that were measured, each with where it comes from; the first is set largest. Across the page, once.
 * Not for figures to be compared in columns (a `<table>`), nor for features (`DescriptionList`).
 */
export function StatList({ measures, className, ...rest }: StatListProps) {
  return (
    <dl {...rest} className={classNames(styles.measures, className)}>
      {measures.map(({ value, unit, label, note }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be written twice
        <div key={place}>
          <dt>{label}</dt>
          <dd className={styles.figure}>
            <span>{value}</span> {unit && <span className={styles.unit}>{unit}</span>}
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
