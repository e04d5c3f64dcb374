import type { Endpoint } from './endpoint.ts'
import { flag, image, items, longText, place, text } from './fieldTypes.ts'
import type { Summary } from './summaries.ts'

/**
 * Fields of manual order: the owner puts some rows before the others (`endpoints.order`), which follow newest first.
 */
export const ordered = { place: place({ readOnly: true }) }

/**
 * Fields of hiding: a hidden row does not exist for visitors, and is there for the administrator. New rows are shown.
 */
export const hideable = { isHidden: flag({ hides: true }) }

/** Pictures of a record besides its first: no row to look through is longer than twelve with it. */
const MOST_MORE = 11

/**
 * The pictures that follow `imageUrl` on a record's page, in order. `imageUrl` stays the first, the one of lists, which the specification's
 * clients change; where it is removed, the next one becomes the first.
 */
export const gallery = <const E extends Endpoint>(upload: E) => ({
  morePictures: items(
    { imageUrl: image({ isRequired: true, describes: true, upload }) },
    { max: MOST_MORE, heavy: true, follows: 'imageUrl' },
  ),
})

/**
 * Fields of search results and sharing (`seoTitle` and so on). Empty ones are derived: from the first paragraph in the given fields, or by
 * the page's summary.
 */
export const shared = <const U extends Endpoint>(from: {
  title: readonly string[]
  description: readonly string[]
  summary?: Summary
  /** Where a sharing picture is sent. */
  upload: U
}) => ({
  seoTitle: text({ maxLength: 200, heavy: true, derivedFrom: from.title }),
  seoDescription: longText({
    maxLength: 500,
    heavy: true,
    derivedFrom: from.description,
    ...(from.summary && { derivedBy: from.summary }),
  }),
  shareImageUrl: image({ upload: from.upload, heavy: true }),
})

/** What the word adds to a record. */
export interface Shared {
  seoTitle?: string | null
  seoDescription?: string | null
  shareImageUrl?: string | null
}

/** The fields that it adds, which forms show together. */
export const SHARED_FIELDS = ['seoTitle', 'seoDescription', 'shareImageUrl'] as const

export const isSharedField = (name: string): boolean => (SHARED_FIELDS as readonly string[]).includes(name)

/** About as many characters as a result of a search shows. */
export const RESULT_LENGTHS = { seoTitle: 60, seoDescription: 160 } as const
