import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** A heading where the eye needs none: a `span` may not hold one. */
  as?: 'span' | 'h2'
}

/** Words for screen readers alone. Not for anything that takes focus: who sees must see where they are. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  const Element = as as 'span' // both take the same
  return <Element {...rest} className={classNames(styles.hidden, className)} />
}
