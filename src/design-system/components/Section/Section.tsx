import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Section.module.css'

export interface SectionProps extends ComponentProps<'section'> {
  /** `sunk` is a band with a darker background. */
  tone?: 'paper' | 'sunk'
  /** `tight` has less space above, for a section that belongs to the previous one; `narrow` has less above and below. */
  space?: 'wide' | 'narrow' | 'tight'
}

/** A section of a page with the space around it. Not for grouping inside a section, for which a plain element is enough. */
export function Section({ tone = 'paper', space = 'wide', className, ...rest }: SectionProps) {
  return <section {...rest} className={classNames(styles.section, className)} data-tone={tone} data-space={space} />
}
