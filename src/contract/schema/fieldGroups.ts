import type { Endpoint } from './endpoint.ts'
import { flag, image, items, longText, place, text } from './fieldTypes.ts'
import type { Summary } from './summaries.ts'

/** Manual order: the owner puts some rows first (`endpoints.order`); the others follow, newest first. */
export const ordered = { place: place({ readOnly: true }) }

/** Hidden rows do not exist for visitors; administrators see them. New rows are visible. */
export const hideable = { isHidden: flag({ hides: true }) }

/** Maximum number of additional pictures: twelve in a gallery, together with the first. */
const MAX_FURTHER_PICTURES = 11

/**
 * Additional pictures of a record's page, in order. The first picture stays in `imageUrl`, which lists and other
 * clients use; if it is removed, the next one becomes the first.
 */
export const gallery = <const E extends Endpoint>(upload: E) => ({
  morePictures: items(
    { imageUrl: image({ isRequired: true, describes: true, upload }) },
    { max: MAX_FURTHER_PICTURES, heavy: true, follows: 'imageUrl' },
  ),
})

/**
 * SEO and sharing fields (`seoTitle` and so on). Empty ones are derived from the first paragraph of the given fields, or by
 * the page's summary.
 */
export const shared = <const U extends Endpoint>(from: {
  title: readonly string[]
  description: readonly string[]
  summary?: Summary
  /** Upload endpoint of the OG image. */
  upload: U
}) => ({
  seoTitle: text({ maxLength: 200, heavy: true, derivedFrom: from.title, translated: true }),
  seoDescription: longText({
    maxLength: 500,
    heavy: true,
    translated: true,
    derivedFrom: from.description,
    ...(from.summary && { derivedBy: from.summary }),
  }),
  shareImageUrl: image({ upload: from.upload, heavy: true }),
})

/** Values of the declared fields. */
export interface Shared {
  seoTitle?: string | null
  seoDescription?: string | null
  shareImageUrl?: string | null
}

/** The declared fields, which forms show as one group. */
export const SHARED_FIELDS = ['seoTitle', 'seoDescription', 'shareImageUrl'] as const

export const isSharedField = (name: string): boolean => (SHARED_FIELDS as readonly string[]).includes(name)

/** Approximate number of characters that search results show. */
export const RESULT_LENGTHS = { seoTitle: 60, seoDescription: 160 } as const
