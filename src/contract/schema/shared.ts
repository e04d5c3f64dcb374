import type { Endpoint } from './endpoint.ts'
import { image, longText, text } from './fieldTypes.ts'
import type { Summary } from './summaries.ts'

/**
 * A word of declarations, among the fields: what the owner says of how a record is found and shared. What is left empty is
 * derived: the first paragraph that is in these fields, or what the page's way of summing up makes of them.
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
