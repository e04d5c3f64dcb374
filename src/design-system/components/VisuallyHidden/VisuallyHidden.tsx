import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './VisuallyHidden.module.css'

/** Words for screen readers alone. Not for anything that takes focus: who sees must see where they are. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.hidden, className)} />
}
