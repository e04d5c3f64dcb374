import type { Product } from '../../contract/resources/products/products.ts'
import type { Seen } from '../api/calls.ts'

/** A product as the API shows it. */
export type SeenProduct = Seen<Product & { id: number }>

export const pathOf = ({ slug, id }: SeenProduct): string => `/urunler/${encodeURIComponent(slug || id)}`

/** The technical features that say something, as text. */
export const specsOf = ({ specs }: SeenProduct): Record<string, string> =>
  Object.fromEntries(
    Object.entries(specs ?? {})
      .map(([name, value]) => [name, String(value ?? '').trim()] as const)
      .filter(([name, value]) => name.trim() && value),
  )
