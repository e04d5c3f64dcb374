import type { FastifyInstance } from 'fastify'
import type { Settings } from '../config/settings.ts'

/**
 * Headers by which a CDN stores responses longer than browsers do, and finds them again for a purge (RFC 9213). Only
 * responses that are the same for every visitor get them.
 */
export interface CdnHeaders {
  /** For pages, feeds and the API's public content: everything that a change event makes stale. */
  content: Readonly<Record<string, string>>
  /** For an uploaded file and its renditions, by the hash of the upload. */
  upload(hash: string): Record<string, string>
}

/**
 * Tag of everything that shows content. One tag for all, because the page cache keeps no record of which row a page
 * shows either: each change of public content makes all of it stale.
 */
export const CONTENT_TAG = 'site'

/** Tag of an uploaded file and its renditions. */
export const uploadTagOf = (hash: string): string => `upload-${hash}`

/** Seconds. A purge precedes the end of either, unless the CDN refuses it. */
const MAX_AGE = { content: 600, upload: 31_536_000 }
/** Seconds without purges: together with the time of revalidation a minute. */
const MAX_AGE_WITHOUT_PURGES = 30

/** Undefined without a CDN. */
export function cdnHeadersOf({
  CDN_TAG_HEADER: tagHeader,
  CDN_PURGE_URL: purgeUrl,
}: Pick<Settings, 'CDN_TAG_HEADER' | 'CDN_PURGE_URL'>): CdnHeaders | undefined {
  if (!tagHeader) return undefined
  const headersOf = (tag: string, maxAge: number) => {
    const caching = `max-age=${maxAge}, stale-while-revalidate=30, stale-if-error=86400`
    return {
      'cdn-cache-control': caching,
      // Fastly and Varnish read this older header instead.
      ...(tagHeader === 'Surrogate-Key' && { 'surrogate-control': caching }),
      [tagHeader.toLowerCase()]: tag,
    }
  }
  return {
    content: headersOf(CONTENT_TAG, purgeUrl ? MAX_AGE.content : MAX_AGE_WITHOUT_PURGES),
    upload: (hash) => headersOf(uploadTagOf(hash), MAX_AGE.upload),
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that reads content: a CDN may store what visitors get. */
    isContent?: boolean
  }
}

/** Adds the headers to this scope's responses of public content. A request with a token gets none, whoever sent it. */
export function shareContent(app: FastifyInstance, { content }: CdnHeaders) {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPublic = reply.getHeader('cache-control') === 'no-cache' && request.headers.authorization === undefined
    if (request.routeOptions.config.isContent && isPublic && [200, 304].includes(reply.statusCode)) {
      const vary = [reply.getHeader('vary'), 'authorization'].filter(Boolean).join(', ')
      reply.headers({ ...content, vary })
    }
    return payload
  })
}
