import type { FastifyPluginAsync } from 'fastify'
import { refused } from '../../platform/http/problems.ts'
import { EMBEDDABLE } from '../../platform/http/securityHeaders.ts'
import { parseName } from '../../platform/storage/fileNames.ts'
import type { Uploads } from './uploads.ts'

const HEADERS = {
  // Whatever a file turns out to be, opened by itself it is no page of ours: no script, no style, no origin.
  'content-security-policy': "default-src 'none'; sandbox",
  ...EMBEDDABLE,
}
/** A name says what is in the file, so browsers may keep it for ever … */
const lasting = (name: string) => ({
  ...HEADERS,
  'cache-control': 'public, max-age=31536000, immutable',
  etag: `"${name}"`,
})
/** … but not the uploaded picture where it stands in for a size that may yet be made. */
const passing = { ...HEADERS, 'cache-control': 'public, max-age=60' }

/** A drawing is a text, and texts say in which letters (RFC 7303, section 4.2). */
const inUtf8 = (type: string) => (type.endsWith('+xml') ? `${type}; charset=utf-8` : type)

/** Serves kept files at `/uploads/<name>`. */
export const uploadedFiles: FastifyPluginAsync<{ uploads: Uploads }> = async (app, { uploads }) => {
  app.get<{ Params: { name: string } }>('/uploads/:name', async ({ params, headers }, reply) => {
    const asked = parseName(params.name)
    if (!asked) throw refused.notFound()
    const answered = lasting(asked.name)
    if (headers['if-none-match']?.includes(answered.etag)) return reply.headers(answered).code(304).send()
    const file = await uploads.open(asked)
    if (!file) throw refused.notFound()
    const { type, size } = parseName(file.name)!
    return reply
      .headers({
        ...(asked.size && !size ? passing : answered),
        'content-type': inUtf8(type),
        'content-length': file.size,
      })
      .send(file.stream)
  })
}
