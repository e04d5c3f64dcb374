import type { Product } from '../../../contract/resources/products.ts'
import type { Seen } from '../../data/calls.ts'

/** A product as the API shows it. */
export type SeenProduct = Seen<Product & { id: number }>

export const pathOf = ({ slug, id }: SeenProduct): string => `/urunler/${encodeURIComponent(slug || id)}`

/** The technical features that say something, as text. */
export const specsOf = ({ specs }: Partial<Pick<SeenProduct, 'id' | 'specs'>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(specs ?? {})
      .map(([name, value]) => [name, String(value ?? '').trim()] as const)
      .filter(([name, value]) => name.trim() && value),
  )

/** Features that a card has room for, and characters of a value that stands on one line there. */
const TELLING = 2
const SHORT = 26

/** The first features with short values: what its owner names first tells a product from others. */
export function tellingSpecsOf(product: Pick<SeenProduct, 'specs'>): Record<string, string> {
  const all = Object.entries(specsOf(product))
  const short = all.filter(([, value]) => value.length <= SHORT)
  return Object.fromEntries((short.length < TELLING ? all : short).slice(0, TELLING))
}
