import type { ComponentProps } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { classNames } from '../classNames.ts'
import styles from './Pager.module.css'

export interface PagerProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** The pages to offer in order, counted from 1; undefined is a gap. */
  pages: readonly (number | undefined)[]
  current: number
  hrefOf: (page: number) => string
  /** `label` is the accessible name of the list, `page` that of one page. */
  texts: { label: string; previous: string; next: string; page: (number: number) => string }
}

/** Links to the pages of a long list. Not for links from one record to the next. */
export function Pager({ pages, current, hrefOf, texts, className, ...rest }: PagerProps) {
  const last = pages.at(-1) ?? 1
  return (
    <nav {...rest} className={classNames(styles.pager, className)} aria-label={texts.label}>
      {current > 1 && (
        <a href={hrefOf(Math.min(current - 1, last))} rel="prev" className={styles.step}>
          <Icon name="left" size={20} />
          {texts.previous}
        </a>
      )}
      <ol className="link-boxes">
        {pages.map((page, place) =>
          page === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps are identified by their position
            <li key={`gap ${place}`}>…</li>
          ) : (
            <li key={page}>
              <a href={hrefOf(page)} aria-label={texts.page(page)} aria-current={page === current ? 'page' : undefined}>
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {current < last && (
        <a href={hrefOf(current + 1)} rel="next" className={styles.step}>
          {texts.next}
          <Icon name="right" size={20} />
        </a>
      )}
    </nav>
  )
}
