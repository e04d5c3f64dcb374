import type { Locale } from '../../../contract/constants.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import type { Product } from '../../../contract/resources/products.ts'
import type { Reference } from '../../../contract/resources/references.ts'
import type { ListParams, PublicRecord } from '../../data/endpoints.ts'

/** A reference in a public response; read alone, it has the products that it names. */
export type PublicReference = PublicRecord<Reference & { id: number }> & {
  products?: PublicRecord<Product & { id: number }>[] | null
}

export const referencePathOf = ({ slug, id }: Pick<PublicReference, 'slug' | 'id'>, locale: Locale): string =>
  pathTo(paths.reference, locale, { slug: slug || id })

/** Query for the reference on the home page. */
export const ONE_REFERENCE = { range: [0, 0] } as const satisfies ListParams
