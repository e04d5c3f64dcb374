import { z } from 'zod'
import { FIRST_LOCALE, SITE_LOCALES } from '../domain/locales.ts'
import { validation } from '../i18n/shared/messages.ts'
import { rangeQuery } from '../schema/listQuery.ts'
import { SEARCH_KINDS, SEARCH_MAX_LENGTH, SEARCH_MAX_RESULTS } from './searchCalls.ts'

export const searchQuery = z.object({
  q: z
    .string()
    // zod counts code points.
    .refine(({ length }) => length <= SEARCH_MAX_LENGTH, validation.tooLong(SEARCH_MAX_LENGTH))
    .default('')
    .meta({ description: 'Every word must match, the last one also as a prefix.', maxLength: SEARCH_MAX_LENGTH }),
  locale: z.enum(SITE_LOCALES).default(FIRST_LOCALE).meta({ description: 'Language of the pages.' }),
  range: rangeQuery.default([0, SEARCH_MAX_RESULTS - 1]).meta({
    description: `First and last result, counted from 0, as JSON: \`[0,9]\`. At most ${SEARCH_MAX_RESULTS} results.`,
  }),
  titleRanges: z.stringbool().default(false).meta({ description: '`true` adds the matched words of titles.' }),
})

const ranges = z
  .array(z.tuple([z.int(), z.int()]))
  .meta({ description: 'Start and end of each matched word, in UTF-16 units.' })

export const searchResult = z.object({
  resource: z.enum(SEARCH_KINDS),
  id: z.union([z.int(), z.string()]).meta({ description: 'Id of a record, or key of a page.' }),
  title: z.string(),
  url: z.string(),
  excerpt: z.string(),
  ranges,
  titleRanges: ranges.optional(),
})
