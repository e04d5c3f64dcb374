import { Pager } from '@filiz/design-system/Pager'
import { pagesAround } from '../../contract/domain/paging.ts'
import { useTexts } from '../i18n/locale.ts'
import styles from './ListPager.module.css'
import { pathOfPage } from './paging.ts'

interface ListPagerProps {
  page: number
  pages: number
  /** The address of the list that they are of. */
  path: string
}

/** The way to a list's other pages; nothing where it has one. */
export function ListPager({ page, pages, path }: ListPagerProps) {
  const { pager } = useTexts()
  if (pages < 2) return null
  return (
    <Pager
      className={styles.pager}
      label={pager.label}
      texts={pager}
      pages={pagesAround(page, pages)}
      current={page}
      hrefOf={(number) => pathOfPage(path, number)}
    />
  )
}
