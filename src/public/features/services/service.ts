import { LIST_COLUMNS, type Locale } from '../../../contract/constants.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import type { Service } from '../../../contract/resources/services.ts'
import type { PublicDocument } from '../../components/DocumentList.tsx'
import type { ListParams, PublicRecord } from '../../data/endpoints.ts'

/** A service in a public response; read alone, it has the documents that name it. */
export type PublicService = PublicRecord<Service & { id: number }> & { documents?: PublicDocument[] | null }

export const servicePathOf = ({ slug, id }: Pick<PublicService, 'slug' | 'id'>, locale: Locale): string =>
  pathTo(paths.service, locale, { slug: slug || id })

/** Range of the services from which related ones are taken. */
export const RELATED_RANGE: ListParams = { range: [0, 11] }

/** One row of other records: those that follow this one in the list, which wraps around, so that all pages are linked. */
export function relatedTo({ id }: PublicService, list: readonly PublicService[]): PublicService[] {
  const others = list.filter((other) => other.id !== id)
  const index = list.findIndex((other) => other.id === id)
  const start = index === -1 ? id % Math.max(others.length, 1) : index
  return [...others.slice(start), ...others.slice(0, start)].slice(0, LIST_COLUMNS)
}
