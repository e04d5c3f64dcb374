import type { FastifyPluginAsync } from 'fastify'
import { refused } from '../problems.ts'
import { mediaTypeOf } from './formats.ts'
import type { Storage } from './storage.ts'

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  // Whatever a file turns out to be, opened by itself it is no page of ours: no script, no style, no origin.
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** Serves kept files at `/uploads/<name>`. A name says what is in the file, so browsers may keep it for ever. */
export const uploadedFiles: FastifyPluginAsync<{ storage: Storage }> = async (app, { storage }) => {
  app.get<{ Params: { name: string } }>('/uploads/:name', async ({ params: { name }, headers }, reply) => {
    const type = mediaTypeOf(name)
    const etag = `"${name}"`
    if (type && headers['if-none-match']?.includes(etag))
      return reply
        .headers({ ...HEADERS, etag })
        .code(304)
        .send()
    const file = type && (await storage.open(name))
    if (!file) throw refused.notFound()
    return reply.headers({ ...HEADERS, etag, 'content-type': type, 'content-length': file.size }).send(file.stream)
  })
}
