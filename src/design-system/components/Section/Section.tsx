import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Section.module.css'

export interface SectionProps extends ComponentProps<'section'> {
  /** `sunk` sets a band apart from the paper around it. */
  tone?: 'paper' | 'sunk'
  /** `tight` is for a section that belongs to the one before it. */
  space?: 'wide' | 'tight'
}

/** A stretch of a page: a head, then air, then one thing. Not for grouping inside one (a plain element does). */
export function Section({ tone = 'paper', space = 'wide', className, ...rest }: SectionProps) {
  return <section {...rest} className={classNames(styles.section, className)} data-tone={tone} data-space={space} />
}
