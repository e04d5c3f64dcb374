import { SHORT_DESCRIPTION_LENGTH_SERVICES } from '../constants.ts'
import { excerptOf, shortDescriptionOf } from '../domain/plainText.ts'

/** How pages sum up what they show. */
export type Summary = 'shortDescription' | 'serviceDescription' | 'excerpt'

type Said = Readonly<Record<string, string | null | undefined>>

/** The same for whoever has a record only as its fields. */
export const summaries: Record<Summary, (record: Said) => string> = {
  shortDescription: (record) => shortDescriptionOf(record),
  serviceDescription: (record) => shortDescriptionOf(record, SHORT_DESCRIPTION_LENGTH_SERVICES),
  excerpt: excerptOf,
}
