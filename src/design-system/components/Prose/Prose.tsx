import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Prose.module.css'

/** Paragraphs to be read, in lines of about 65 characters. Not for interface texts. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.prose, className)} />
}
