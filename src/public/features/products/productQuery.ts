import { FEATURE_LENGTH, LIST_COLUMNS } from '../../../contract/constants.ts'
import type { ListParams } from '../../data/endpoints.ts'

/** The feature in the query; undefined if there is none or it is too long. */
export function featureIn(query: URLSearchParams): string | undefined {
  const feature = query.get('feature') || undefined
  return feature && feature.length <= FEATURE_LENGTH ? feature : undefined
}

export const isFiltered = (query: URLSearchParams): boolean => featureIn(query) !== undefined

/** Filter of the API for the products with the feature. */
export function withFeature(query: URLSearchParams): Pick<ListParams, 'filter'> {
  const feature = featureIn(query)
  return feature ? { filter: { specs: feature } } : {}
}

/** Six rows of cards. */
export const PRODUCTS_PER_PAGE = 6 * LIST_COLUMNS
