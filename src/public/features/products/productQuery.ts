import { LIST_COLUMNS } from '../../../contract/constants.ts'
import { FEATURE_LENGTH } from '../../../contract/schema/values.ts'
import type { ListParams } from '../../data/endpoints.ts'

/** Query parameter that filters the products by a feature: `/urunler?ozellik=Pil+ömrü`. */
export const FEATURE_PARAM = 'ozellik'

/** The feature in the query; undefined if there is none or it is too long. */
export function featureIn(search: URLSearchParams): string | undefined {
  const feature = search.get(FEATURE_PARAM) || undefined
  return feature && feature.length <= FEATURE_LENGTH ? feature : undefined
}

export const isFiltered = (search: URLSearchParams): boolean => featureIn(search) !== undefined

/** Filter of the API for the products with the feature. */
export function withFeature(search: URLSearchParams): Pick<ListParams, 'filter'> {
  const feature = featureIn(search)
  return feature ? { filter: { specs: feature } } : {}
}

/** Path of the products with a feature, or of all products. */
export const pathOfFeature = (feature?: string): string =>
  feature ? `/urunler?${new URLSearchParams({ [FEATURE_PARAM]: feature })}` : '/urunler'

/** Six rows of cards. */
export const PRODUCTS_PER_PAGE = 6 * LIST_COLUMNS
