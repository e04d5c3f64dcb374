import type { IconName } from '@filiz/design-system/icons/all'
import { useListContext } from 'ra-core'
import { pagesAround } from '../../contract/domain/paging.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { IconButton } from '../layout/Button.tsx'
import { useResourceMessages } from '../resources/definitions.ts'
import styles from './Pagination.module.css'

/** The number of rows, 0 too so that a screen reader announces it (WCAG 4.1.3), and links to the other pages. */
export function Pagination() {
  const texts = useResourceMessages()
  const { list: messages } = useMessages()
  const { number } = useFormats()
  const { total = 0, page, perPage, setPage } = useListContext()
  const pages = Math.ceil(total / perPage)
  const first = (page - 1) * perPage + 1
  const last = Math.min(total, page * perPage)
  const step = (icon: IconName, label: string, target: number) => (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={target < 1 || target > pages}
      onClick={() => target >= 1 && target <= pages && setPage(target)}
    />
  )
  return (
    <div className={styles.pager}>
      <p role="status">
        {texts.count(total)}
        {pages > 1 && (
          <span className={`numbers ${styles.range}`}>
            {messages.range(number(first), number(last), number(total))}
          </span>
        )}
      </p>
      {pages > 1 && (
        <nav aria-label={messages.pages}>
          {step('left', messages.previous, page - 1)}
          {pagesAround(page, pages).map((target, index) =>
            target === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: gaps differ by their position only
              <span key={`gap ${index}`}>…</span>
            ) : (
              <button
                key={target}
                className={`numbers ${styles.page}`}
                type="button"
                aria-label={messages.page(target)}
                aria-current={target === page ? 'page' : undefined}
                onClick={() => setPage(target)}
              >
                {number(target)}
              </button>
            ),
          )}
          {step('right', messages.next, page + 1)}
        </nav>
      )}
    </div>
  )
}
