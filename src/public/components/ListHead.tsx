import { Breadcrumb } from '@filiz/design-system/Breadcrumb'
import { PageHead } from '@filiz/design-system/PageHead'
import { type FirstSceneName, Scene } from '@filiz/design-system/scenes'
import { useTexts } from '../i18n/locale.ts'
import { Head } from '../meta/Head.tsx'
import { pathOfPage, useListPath } from './paging.ts'

interface ListHeadProps {
  texts: { title: string; lead: string }
  scene: FirstSceneName
  /** Which page of the list it heads; one that is not the first says so to search engines. */
  page?: number
  /** What those that are listed have. */
  feature?: string | undefined
  /** There is no such page of it: not for search engines. */
  isBeyond?: boolean
}

/** The head of a list: what it is a list of, in the document and on the page. */
export function ListHead({ texts: { title, lead }, scene, page = 1, feature, isBeyond }: ListHeadProps) {
  const { nav, breadcrumb, pager } = useTexts()
  const path = useListPath()
  return (
    <>
      <Head
        title={[title, feature, page > 1 && pager.page(page)].filter(Boolean).join(', ')}
        description={lead}
        path={pathOfPage(path, feature ? 1 : page)}
        {...(isBeyond && { isMissing: true })}
      />
      <PageHead
        title={title}
        lead={lead}
        scene={<Scene name={scene} />}
        breadcrumb={<Breadcrumb label={breadcrumb} trail={[{ href: '/', label: nav.home }]} current={title} />}
      />
    </>
  )
}
