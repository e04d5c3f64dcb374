import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './TypingSign.module.css'

export interface TypingSignProps extends Omit<ComponentProps<'span'>, 'children' | 'role' | 'aria-label'> {
  /** What is going on, in words. */
  label: string
}

/** Somebody is writing: three stalks that grow. Not for content on its way (`Skeleton`). */
export function TypingSign({ label, className, ...rest }: TypingSignProps) {
  return (
    <span {...rest} className={classNames(styles.sign, className)} role="img" aria-label={label}>
      <i />
      <i />
      <i />
    </span>
  )
}
