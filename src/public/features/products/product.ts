import type { Locale } from '../../../contract/constants.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import type { Product } from '../../../contract/resources/products.ts'
import type { PublicDocument } from '../../components/DocumentList.tsx'
import type { PublicRecord } from '../../data/endpoints.ts'
import type { PublicReference } from '../references/reference.ts'

/** A product in a public response; read alone, it has the documents and references that name it. */
export type PublicProduct = PublicRecord<Product & { id: number }> & {
  documents?: PublicDocument[] | null
  references?: PublicReference[] | null
}

export const productPathOf = ({ slug, id }: PublicProduct, locale: Locale): string =>
  pathTo(paths.product, locale, { slug: slug || id })

/** Technical specs as text, without empty names and values. */
export const specsOf = ({ specs }: Partial<Pick<PublicProduct, 'id' | 'specs'>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(specs ?? {})
      .map(([name, value]) => [name, String(value ?? '').trim()] as const)
      .filter(([name, value]) => name.trim() && value),
  )

/** Number of specs on a card, and characters of a value that fit on one line there. */
const CARD_SPECS = 2
const SHORT_VALUE = 26

/** The specs on a card: the first ones with short values, as the administrator enters the most important first. */
export function keySpecsOf(product: Pick<PublicProduct, 'specs'>): Record<string, string> {
  const all = Object.entries(specsOf(product))
  const short = all.filter(([, value]) => value.length <= SHORT_VALUE)
  return Object.fromEntries((short.length < CARD_SPECS ? all : short).slice(0, CARD_SPECS))
}

/** Specs as items of a `DescriptionList`. */
export const toItems = (specs: Record<string, string>) =>
  Object.entries(specs).map(([term, description]) => ({ term, description }))
