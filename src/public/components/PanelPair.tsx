import { classNames } from '@filiz/design-system/classNames'
import type { ComponentProps, ReactNode } from 'react'
import styles from './PanelPair.module.css'

export interface PanelPairProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Stands on the solid field. */
  first: ReactNode
  /** Stands on the lighter parcel beside it. */
  second: ReactNode
}

/**
 * Two short texts of equal weight that answer each other, on neighbouring parcels with the field track between them;
 * across the page. Not for more than two, and not for texts that somebody has to compare line by line.
 */
export function PanelPair({ first, second, className, ...rest }: PanelPairProps) {
  return (
    <div {...rest} className={classNames(styles.pair, className)}>
      <div className={styles.first}>{first}</div>
      <div className={styles.second}>{second}</div>
    </div>
  )
}
