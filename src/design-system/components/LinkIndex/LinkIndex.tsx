import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { classNames } from '../classNames.ts'
import styles from './LinkIndex.module.css'

export interface IndexEntry {
  key: string | number
  href: string
  /** At the left: an icon or a date. */
  mark: ReactNode
  title: string
  text?: string | undefined
}

export interface LinkIndexProps extends Omit<ComponentProps<'ul'>, 'children'> {
  entries: readonly IndexEntry[]
}

/**
 * Links to choose from, as rows between hairlines; the whole row is clickable. Not for things that are recognised by their
 * picture (`CardStrip`).
 */
export function LinkIndex({ entries, className, ...rest }: LinkIndexProps) {
  return (
    <ul {...rest} className={classNames(styles.index, className)}>
      {entries.map(({ key, href, mark, title, text }) => (
        <li key={key}>
          <div className={styles.mark}>{mark}</div>
          <div className={styles.text}>
            <h3>
              <a href={href} className={styles.link}>
                {title}
              </a>
            </h3>
            {text && <p>{text}</p>}
          </div>
          <Icon name="right" className={styles.arrow} />
        </li>
      ))}
    </ul>
  )
}
