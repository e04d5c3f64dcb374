import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './FieldGrid.module.css'

/** The fields of a form, two in a row where they are half as wide and there is room. Not for anything but fields. */
export function FieldGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.grid, className)} />
}
