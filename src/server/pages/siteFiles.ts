import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import type { SiteSource } from './siteSource.ts'

const DAY = 24 * 60 * 60

const ROBOTS = `User-agent: *
Disallow: /admin
Disallow: /login
Disallow: /api/
`

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
    })

  app.get('/favicon.svg', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${DAY}`)
      .type('image/svg+xml')
      .send((await source.entry()).favicon()),
  )
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS))
}
