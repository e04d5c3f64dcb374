import { FEATURE_LENGTH } from '../../../contract/schema/values.ts'
import type { ListPart } from '../../data/calls.ts'

/** Where an address says which products are meant: `/urunler?ozellik=Pil+ömrü`, those that have that feature. */
export const FEATURE = 'ozellik'

/** The feature that is asked for; none for whatever cannot be one. */
export function featureIn(search: URLSearchParams): string | undefined {
  const asked = search.get(FEATURE) || undefined
  return asked && asked.length <= FEATURE_LENGTH ? asked : undefined
}

export const isNarrowed = (search: URLSearchParams): boolean => featureIn(search) !== undefined

/** What is asked of the API for the products that are meant. */
export function withFeature(search: URLSearchParams): Pick<ListPart, 'filter'> {
  const feature = featureIn(search)
  return feature ? { filter: { specs: feature } } : {}
}

/** The address of the products that have a feature, or of all. */
export const pathOfFeature = (feature?: string): string =>
  feature ? `/urunler?${new URLSearchParams({ [FEATURE]: feature })}` : '/urunler'
