import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './SpecsTable.module.css'

export interface SpecsTableProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Name to value with its unit, in the order to be read. At least one: leave the table out when there is none. */
  specs: Readonly<Record<string, string>>
}

/** Technical features, one line each. Not for figures to be compared in columns (a `<table>`). */
export function SpecsTable({ specs, className, ...rest }: SpecsTableProps) {
  return (
    <dl {...rest} className={classNames(styles.specs, className)}>
      {Object.entries(specs).map(([name, value]) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
