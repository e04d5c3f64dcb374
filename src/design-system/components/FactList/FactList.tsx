import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './FactList.module.css'

export interface Fact {
  term: string
  /** Words, or a link. Line breaks in words are kept. */
  value: ReactNode
}

export interface FactListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** At least one: leave the list out when there is none. */
  facts: readonly Fact[]
  /** `s` is for the margin of a text. */
  size?: 'm' | 's'
}

/** A few facts, each under its name: a telephone, an address, an author. Not for technical features (`SpecsTable`). */
export function FactList({ facts, size = 'm', className, ...rest }: FactListProps) {
  return (
    <dl {...rest} className={classNames(styles.facts, className)} data-size={size}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
