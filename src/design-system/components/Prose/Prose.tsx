import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Prose.module.css'

/** Running text in lines of about 65 characters. Not for texts of the interface. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.prose, className)} />
}
