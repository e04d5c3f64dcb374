import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-hidden'> {
  /** A `picture` takes the size of its box; a `title` and a `line` have the height of text. */
  shape: 'picture' | 'title' | 'line'
  /** Width of a line. */
  width?: 'full' | 'most' | 'half'
}

/**
 * Reserves the space of content that is loading, in its final size. It is hidden from screen readers; the
 * loading component has one status, "Yükleniyor...". Not for content that may turn out to be missing.
 */
export function Skeleton({ shape, width = 'full', className, ...rest }: SkeletonProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.skeleton, className)}
      data-shape={shape}
      data-width={width}
      aria-hidden="true"
    />
  )
}
