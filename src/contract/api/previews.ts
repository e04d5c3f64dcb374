import { open } from '../schema/endpoint.ts'

/** Parent path of pages that show unpublished content, each by a token; search engines are excluded. */
export const PREVIEW_PATH = '/onizleme'

/** Lifetime of a preview link in milliseconds. */
export const PREVIEW_LIFETIME = 7 * 24 * 60 * 60 * 1000

export interface PreviewLink {
  url: string
  /** ISO 8601 in UTC. */
  expiresAt: string
}

/** Query parameter with the preview token. */
export const PREVIEW_QUERY = 'onizleme'

/** Preview of a singleton: its key and its unsaved values. */
export const CONTENT_PREVIEW = open('GET /previews/page-content/:token')
