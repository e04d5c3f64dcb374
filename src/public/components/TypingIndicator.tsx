import { classNames } from '@filiz/design-system/classNames'
import type { ComponentProps } from 'react'
import styles from './TypingIndicator.module.css'

export interface TypingIndicatorProps extends Omit<ComponentProps<'span'>, 'children' | 'role' | 'aria-label'> {
  /** What is going on, in words. */
  label: string
}

/** Somebody is writing: three stalks that grow. Not for content on its way (`Skeleton`). */
export function TypingIndicator({ label, className, ...rest }: TypingIndicatorProps) {
  return (
    <span {...rest} className={classNames(styles.sign, className)} role="img" aria-label={label}>
      <i />
      <i />
      <i />
    </span>
  )
}
