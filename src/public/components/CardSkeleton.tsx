import { classNames } from '@filiz/design-system/classNames'
import { Skeleton } from '@filiz/design-system/Skeleton'
import type { ComponentProps } from 'react'
import styles from './CardSkeleton.module.css'

/** The place of a `Card` that is being loaded, in its size. Not outside of a `CardStrip`. */
export function CardSkeleton({ className, ...rest }: Omit<ComponentProps<'div'>, 'children' | 'aria-hidden'>) {
  return (
    <div {...rest} className={classNames(styles.card, className)} aria-hidden="true">
      <Skeleton shape="picture" className={styles.picture} />
      <div className={styles.text}>
        <Skeleton shape="title" width="most" />
        <Skeleton shape="line" />
        <Skeleton shape="line" width="half" />
      </div>
    </div>
  )
}
