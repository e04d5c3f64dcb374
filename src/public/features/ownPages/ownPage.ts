import type { Locale } from '../../../contract/constants.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import type { Page } from '../../../contract/resources/pages.ts'
import type { ListParams, PublicRecord } from '../../data/endpoints.ts'

/** A page of the owner's in a public response. `html` is the rendered text of the document's own page. */
export type PublicPage = PublicRecord<Page & { id: number }> & { html?: string }

export const ownPagePathOf = ({ slug, id }: Pick<PublicPage, 'slug' | 'id'>, locale: Locale): string =>
  pathTo(paths.ownPage, locale, { slug: slug || id })

/** Query for the pages that menu or footer link to, the oldest first: a new page goes last. */
export const LINKED_PAGES: ListParams = {
  sort: ['createdAt', 'ASC'],
  range: [0, 99],
  filter: { place: ['menu', 'footer'] },
}
