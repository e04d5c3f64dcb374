/** Below it stand the pages that show what visitors do not see yet, each with its token; no search engine is let in. */
export const PREVIEW_PATH = '/onizleme'

/** How long a link lasts, in milliseconds. */
export const PREVIEW_LIFETIME = 7 * 24 * 60 * 60 * 1000

export interface PreviewLink {
  url: string
  /** ISO 8601 in UTC. */
  expiresAt: string
}
