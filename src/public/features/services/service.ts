import type { Service } from '../../../contract/resources/services.ts'
import type { Seen } from '../../data/calls.ts'

/** A service in a public response. */
export type PublicService = Seen<Service & { id: number }>

export const servicePathOf = ({ slug, id }: Pick<PublicService, 'slug' | 'id'>): string =>
  `/hizmetler/${encodeURIComponent(slug || id)}`
