import type { FastifyPluginAsync } from 'fastify'
import type { CdnHeaders } from '../../platform/http/cdnHeaders.ts'
import { orNotFound } from '../../platform/http/problems.ts'
import { EMBEDDABLE } from '../../platform/http/securityHeaders.ts'
import { parseName, typeOf } from '../../platform/storage/fileNames.ts'
import type { Renditions } from './renditions.ts'

const HEADERS = {
  // A file opened by itself is no page of ours: no script, no style, no origin.
  'content-security-policy': "default-src 'none'; sandbox",
  ...EMBEDDABLE,
}
/** A name is a hash of the content, so browsers may cache the file forever. */
const immutable = (name: string) => ({
  ...HEADERS,
  'cache-control': 'public, max-age=31536000, immutable',
  etag: `"${name}"`,
})
/** For an original that is sent in place of a rendition, which may still be created. */
const temporary = { ...HEADERS, 'cache-control': 'public, max-age=60' }

/** SVG is a text format, whose type has a charset (RFC 7303, section 4.2). */
const withCharset = (type: string) => (type.endsWith('+xml') ? `${type}; charset=utf-8` : type)

interface FileRouteDeps {
  renditions: Pick<Renditions, 'open'>
  cdn?: CdnHeaders | undefined
}

/** Serves stored files at `/uploads/<name>`. */
export const fileRoutes: FastifyPluginAsync<FileRouteDeps> = async (app, { renditions, cdn }) => {
  app.get<{ Params: { name: string } }>('/uploads/:name', async ({ params, headers }, reply) => {
    const requested = orNotFound(parseName(params.name))
    const caching = { ...immutable(requested.name), ...cdn?.upload(requested.hash) }
    const file = orNotFound(await renditions.open(requested))
    if (headers['if-none-match']?.includes(caching.etag)) {
      file.stream.destroy()
      return reply.headers(caching).code(304).send()
    }
    const { type, rendition } = parseName(file.name)!
    return reply
      .headers({
        ...(type === typeOf('pdf') && { 'content-disposition': 'inline' }),
        ...(requested.rendition && !rendition ? temporary : caching),
        'content-type': withCharset(type),
        'content-length': file.size,
      })
      .send(file.stream)
  })
}
