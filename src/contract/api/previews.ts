import { open } from '../schema/endpoint.ts'

/** Below it stand the pages that show what visitors do not see yet, each with its token; no search engine is let in. */
export const PREVIEW_PATH = '/onizleme'

/** How long a link lasts, in milliseconds. */
export const PREVIEW_LIFETIME = 7 * 24 * 60 * 60 * 1000

export interface PreviewLink {
  url: string
  /** ISO 8601 in UTC. */
  expiresAt: string
}

/** What is behind the `?` of a page that shows content before it is saved: its token. */
export const PREVIEW_QUERY = 'onizleme'

/** What is previewed of a singleton by a token, and which one it is. */
export const CONTENT_PREVIEW = open('GET /previews/page-content/:token')
