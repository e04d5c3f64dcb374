import { Pager } from '@filiz/design-system/Pager'
import { pagesAround } from '../../contract/pagesAround.ts'
import { useTexts } from '../preferences/locale.ts'
import styles from './ListPager.module.css'
import { pathOfPage, useListPath } from './paging.ts'

interface ListPagerProps {
  page: number
  pages: number
}

/** The way to a list's other pages; nothing where it has one. */
export function ListPager({ page, pages }: ListPagerProps) {
  const { pager } = useTexts()
  const path = useListPath()
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
