import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { classNames } from '../classNames.ts'
import styles from './LinkIndex.module.css'

export interface IndexEntry {
  key: string | number
  href: string
  /** What it is found by, at the left: an icon, a date. */
  mark: ReactNode
  title: string
  text?: string | undefined
}

export interface LinkIndexProps extends Omit<ComponentProps<'ul'>, 'children'> {
  entries: readonly IndexEntry[]
  /** The rank of the titles on the page. */
  level?: 2 | 3
  /** The language of titles and texts, when it is not the page's. */
  contentLang?: string | undefined
}

/**
 * Things to choose from as rows between hairlines, like the index of a book; each row is its link's ground. Not for
 * things that are known by their picture (`CardStrip`).
 */
export function LinkIndex({ entries, level = 3, contentLang, className, ...rest }: LinkIndexProps) {
  const Title = `h${level}` as const
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets VoiceOver takes a list for none
    <ul role="list" {...rest} className={classNames(styles.index, className)}>
      {entries.map(({ key, href, mark, title, text }) => (
        <li key={key}>
          <div className={styles.mark}>{mark}</div>
          <div className={styles.words} lang={contentLang}>
            <Title>
              <a href={href} className={styles.link}>
                {title}
              </a>
            </Title>
            {text && <p>{text}</p>}
          </div>
          <Icon name="right" className={styles.arrow} />
        </li>
      ))}
    </ul>
  )
}
