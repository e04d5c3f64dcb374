import { classNames } from '@filiz/design-system/classNames'
import type { ComponentProps } from 'react'
import styles from './PicturePlaceholder.module.css'

/**
 * A plain plate with a sprout, where a thing has no picture of its own: it claims to show nothing. Lies on the ground of a
 * `Picture`. Not for an `Illustration`.
 */
export function PicturePlaceholder({ className, ...rest }: Omit<ComponentProps<'div'>, 'children' | 'aria-hidden'>) {
  return (
    <div {...rest} className={classNames(styles.plate, className)} aria-hidden="true">
      <svg viewBox="0 0 24 24" focusable="false" aria-hidden="true">
        <path d="M4.5 20.5h15M12 20.5v-9M12 14c0-3.6-2.7-6-7-6c0 3.7 2.7 6 7 6M12 11.5c0-3.9 2.9-6.5 7.5-6.5c0 4-2.9 6.5-7.5 6.5" />
      </svg>
    </div>
  )
}
