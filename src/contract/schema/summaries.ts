import { SHORT_DESCRIPTION_LENGTH_SERVICES } from '../constants.ts'
import { excerptOf } from '../domain/excerpt.ts'
import { shortDescriptionOf } from '../domain/plainText.ts'

/** Summaries that pages derive from their content. */
export type Summary = 'shortDescription' | 'serviceDescription' | 'excerpt'

type Texts = Readonly<Record<string, string | null | undefined>>

/** Summary functions, by name; they need only the fields of a record. */
export const summaries: Record<Summary, (record: Texts) => string> = {
  shortDescription: (record) => shortDescriptionOf(record),
  serviceDescription: (record) => shortDescriptionOf(record, SHORT_DESCRIPTION_LENGTH_SERVICES),
  excerpt: excerptOf,
}
