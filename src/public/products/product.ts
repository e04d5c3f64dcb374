import type { Product } from '../../contract/resources/products.ts'
import type { Seen } from '../api/calls.ts'

/** A product as the API shows it. */
export type SeenProduct = Seen<Product & { id: number }>

export const pathOf = ({ slug, id }: SeenProduct): string => `/urunler/${encodeURIComponent(slug || id)}`

/** Where a quote is asked for; the form's subject is filled in with the product's name (CONTRACT section 4). */
export const quotePathOf = ({ name }: SeenProduct): string => `/iletisim?konu=${encodeURIComponent(name ?? '')}`

/** The technical features that say something, as text. */
export const specsOf = ({ specs }: SeenProduct): Record<string, string> =>
  Object.fromEntries(
    Object.entries(specs ?? {})
      .map(([name, value]) => [name, String(value ?? '').trim()] as const)
      .filter(([name, value]) => name.trim() && value),
  )

/** A text's paragraphs: an empty line parts them. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
