import { classNames } from '@filiz/design-system/classNames'
import { Title } from '@filiz/design-system/Title'
import type { ComponentProps } from 'react'
import styles from './PreviousNext.module.css'

interface Neighbour {
  href: string
  /** Which one it is: "Önceki yazı". */
  label: string
  title: string
}

export interface PreviousNextProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** What both are: "Diğer yazılar". */
  label: string
  previous?: Neighbour | undefined
  next?: Neighbour | undefined
  /** The language of the titles, when it is not the page's. */
  contentLang?: string | undefined
}

/** The way on after a text. At least one of the two. Not for pages of one list (`Pager`). */
export function PreviousNext({ label, previous, next, contentLang, className, ...rest }: PreviousNextProps) {
  const sides = [
    { side: 'previous', rel: 'prev', to: previous },
    { side: 'next', rel: 'next', to: next },
  ] as const
  return (
    <nav {...rest} className={classNames(styles.neighbours, className)} aria-label={label}>
      {sides.map(
        ({ side, rel, to }) =>
          to && (
            <a key={side} href={to.href} rel={rel} data-side={side}>
              <span className={styles.label}>{to.label}</span>
              <Title level={2} size="s" lang={contentLang}>
                {to.title}
              </Title>
            </a>
          ),
      )}
    </nav>
  )
}
