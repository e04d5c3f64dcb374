import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** `h2` for a heading that sighted users do not need. */
  as?: 'span' | 'h2'
}

/** Text for screen readers only. Not for anything focusable: sighted users must see the focus. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  const Element = as as 'span' // both take the same props
  return <Element {...rest} className={classNames(styles.hidden, className)} />
}
