import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import { clickProps } from '../eventHandlers.ts'
import styles from './TextLink.module.css'

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  href: string
  /** Text, perhaps with → after or ← before it; arrows are hidden from screen readers. */
  children: string
}

/**
 * A link on a line of its own. Not inside a sentence (a plain `<a>`), and not for the main link of a page
 * (`ButtonLink`).
 */
export function TextLink({ className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={classNames(styles.link, className)} {...clickProps(rest)}>
      {children.split(/([←→])/).map((part) =>
        part === '←' || part === '→' ? (
          // Read aloud it would be "right arrow" after every link.
          <span key={part} className={styles.arrow} aria-hidden="true">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </a>
  )
}
