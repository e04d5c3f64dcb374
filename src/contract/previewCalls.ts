import { type Endpoint, type OpenEndpoint, open } from './endpoint.ts'

/** The calls around signed previews of drafts; no schema here, so that visitors' pages may import it. */
export const previewCalls = {
  /** A link that lets whoever has it read one post, published or not, until it expires. */
  link: 'GET /blog/admin/:id/preview-link',
  /** The post behind such a link. */
  read: open('GET /blog/preview/:token'),
} as const satisfies Record<string, Endpoint | OpenEndpoint>

/** The page that shows a preview; it carries the token. */
export const PREVIEW_PATH = '/onizleme'

/** How long a link lasts, in milliseconds. */
export const PREVIEW_LIFETIME = 7 * 24 * 60 * 60 * 1000

export interface PreviewLink {
  url: string
  /** ISO 8601 in UTC. */
  expiresAt: string
}
