import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-hidden'> {
  /** A `picture` is bare ploughed land and takes its place's size; a `title` and a `line` stand for words. */
  shape: 'picture' | 'title' | 'line'
  /** How far words reach. */
  width?: 'full' | 'most' | 'half'
}

/**
 * Land ploughed, not yet sown: holds the place of what is being loaded, in its final size. It says nothing to screen
 * readers; whoever loads says "Yükleniyor..." once, in a status. Not for what may stay away.
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
