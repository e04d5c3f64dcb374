import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import { clickProps } from '../eventHandlers.ts'
import styles from './SkipLink.module.css'

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Id of the main content. */
  to: string
}

/**
 * The first link of a page, visible while it has the focus: skips the header (WCAG 2.4.1). Not for a table of contents.
 */
export function SkipLink({ to, className, ...rest }: SkipLinkProps) {
  return <a {...rest} href={`#${to}`} className={classNames(styles.skip, className)} {...clickProps(rest)} />
}
