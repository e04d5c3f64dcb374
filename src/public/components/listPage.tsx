import { Illustration } from '@filiz/design-system/Illustration'
import { PageHead } from '@filiz/design-system/PageHead'
import { Pager } from '@filiz/design-system/Pager'
import type { EagerName } from '../../company/illustrations/catalogue.ts'
import { landscape } from '../../company/illustrations/eager.ts'
import type { Locale } from '../../contract/constants.ts'
import { pagesAround } from '../../contract/domain/paging.ts'
import { type PagePath, pathTo } from '../../contract/domain/paths.ts'
import { type ContentKey, useContent } from '../data/useContent.ts'
import { langOf } from '../i18n/content.tsx'
import { useLocale, useTexts } from '../i18n/locale.ts'
import { Head } from '../meta/Head.tsx'
import styles from './listPage.module.css'
import { SiteBreadcrumb } from './SiteBreadcrumb.tsx'

/** The lead of a list and the text of the empty list, which the owner edits; blank while they are loading. */
export function useListTexts(
  key: Extract<ContentKey, 'products-page' | 'services-page' | 'references-page' | 'blog-page'>,
) {
  const content = useContent(key)
  return {
    lead: content?.lead ?? '',
    leadLang: content && langOf(content, 'lead'),
    empty: content?.empty ?? '',
    emptyLang: content && langOf(content, 'empty'),
  }
}

interface ListHeadProps {
  texts: { title: string; lead: string; leadLang?: Locale | undefined }
  illustration: EagerName
  /** Number of the page, from 1; part of the title and canonical URL of later pages. */
  page?: number
  path: PagePath
  /** The feature that the list is filtered by. */
  feature?: string | undefined
  /** The list has no such page: not for search engines. */
  isPastEnd?: boolean
}

/** The head of a list: title, description and canonical URL of the document, and the visible page head. */
export function ListHead({
  texts: { title, lead, leadLang },
  illustration,
  page = 1,
  path,
  feature,
  isPastEnd,
}: ListHeadProps) {
  const { pager } = useTexts()
  return (
    <>
      <Head
        title={[title, feature, page > 1 && pager.page(page)].filter(Boolean).join(', ')}
        description={leadLang ? undefined : lead}
        path={pathTo(path, useLocale(), {}, { page: feature || page === 1 ? undefined : page })}
        noIndex={isPastEnd}
      />
      <PageHead
        title={title}
        lead={leadLang ? <span lang={leadLang}>{lead}</span> : lead}
        picture={<Illustration source={landscape(illustration)} />}
        breadcrumb={<SiteBreadcrumb current={title} />}
      />
    </>
  )
}

interface ListPagerProps {
  page: number
  pages: number
  path: PagePath
  /** The feature that the list is filtered by. */
  feature?: string | undefined
}

/** Links to the other pages of a list; nothing if it has only one. */
export function ListPager({ page, pages, path, feature }: ListPagerProps) {
  const { pager } = useTexts()
  const locale = useLocale()
  if (pages < 2) return null
  return (
    <Pager
      className={styles.pager}
      texts={pager}
      pages={pagesAround(page, pages)}
      current={page}
      hrefOf={(number) => pathTo(path, locale, {}, { feature, page: number === 1 ? undefined : number })}
    />
  )
}
