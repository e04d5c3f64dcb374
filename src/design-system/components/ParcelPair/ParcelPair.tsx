import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './ParcelPair.module.css'

export interface ParcelPairProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Stands on the solid field. */
  first: ReactNode
  /** Stands on the lighter parcel beside it. */
  second: ReactNode
}

/**
 * Two short texts of equal weight that answer each other, on neighbouring parcels with the field track between them;
 * across the page. Not for more than two, and not for texts that somebody has to compare line by line.
 */
export function ParcelPair({ first, second, className, ...rest }: ParcelPairProps) {
  return (
    <div {...rest} className={classNames(styles.pair, className)}>
      <div className={styles.first}>{first}</div>
      <div className={styles.second}>{second}</div>
    </div>
  )
}
