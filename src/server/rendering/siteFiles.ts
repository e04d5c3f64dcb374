import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import type { SiteSource } from './siteSource.ts'

const DAY = 24 * 60 * 60

/** What a file of ours may do when it is opened by itself: a drawing has styles in it, and nothing else to run. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Serves the built files, whose names change with their content, and the few that have fixed names. */
export const siteFiles: FastifyPluginAsync<{ source: SiteSource }> = async (app, { source }) => {
  for (const { path, folder } of source.folders)
    await app.register(fastifyStatic, {
      root: folder,
      prefix: path,
      decorateReply: false,
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: '1y',
      setHeaders: (reply) => reply.header('content-security-policy', DRAWING_POLICY),
    })

  app.get('/favicon.svg', async (_request, reply) =>
    reply
      .headers({ 'cache-control': `public, max-age=${DAY}`, 'content-security-policy': DRAWING_POLICY })
      .type('image/svg+xml')
      .send((await source.entry()).favicon()),
  )
}
