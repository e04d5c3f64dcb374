import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import { clickProps } from '../eventHandlers.ts'
import styles from './TextLink.module.css'

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  href: string
  /** Words, perhaps with → after or ← before them, which are not read aloud. */
  children: string
}

/**
 * A link that leads on, standing by itself. Not inside a sentence (a plain `<a>`), and not for the one link that
 * people came for (`ButtonLink`).
 */
export function TextLink({ className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={classNames(styles.link, className)} {...clickProps(rest)}>
      {children.split(/([←→])/).map((part) =>
        part === '←' || part === '→' ? (
          // A sign for the eye: read aloud it would be "right arrow" after every link.
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
