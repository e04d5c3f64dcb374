import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import { clickProps } from '../eventHandlers.ts'
import styles from './SkipLink.module.css'

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The id of the page's main part. */
  to: string
}

/**
 * The page's first stop for the keyboard: past the header, to the content (WCAG 2.4.1). Once, first on the page; not
 * for a table of contents.
 */
export function SkipLink({ to, className, ...rest }: SkipLinkProps) {
  return <a {...rest} href={`#${to}`} className={classNames(styles.skip, className)} {...clickProps(rest)} />
}
