import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { refused } from '../../platform/http/problems.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { SiteSource } from './builtSite.ts'
import { openSharedAsset } from './sharedAssets.ts'

/** Content-Security-Policy of an SVG file opened by itself: styles are allowed, scripts are not. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

interface Files {
  source: SiteSource
  /** Built files shared by versions (`sharedAssets.ts`). */
  shared?: Storage | undefined
}

/** Serves the built files, whose names contain a hash of their content, and those with fixed names. */
export const assetRoutes: FastifyPluginAsync<Files> = async (app, { source, shared }) => {
  for (const { path, folder } of source.folders)
    await app.register(
      async (scope) => {
        await scope.register(fastifyStatic, {
          root: folder,
          decorateReply: false,
          preCompressed: true,
          index: false,
          immutable: true,
          maxAge: '1y',
          // The name is the version.
          etag: false,
          lastModified: false,
          acceptRanges: false,
          setHeaders: (reply, path) => {
            if (path.endsWith('.svg')) reply.header('content-security-policy', DRAWING_POLICY)
          },
        })
        scope.setNotFoundHandler(async ({ method, url }, reply) => {
          const isRead = method === 'GET' || method === 'HEAD'
          const [path = ''] = url.split('?', 1)
          const file = isRead && shared ? await openSharedAsset(shared, path) : undefined
          if (!file) throw isRead ? refused.noSuchAddress() : refused.methodNotAllowed(['GET', 'HEAD'])
          return reply
            .code(200)
            .headers({
              'cache-control': 'public, max-age=31536000, immutable',
              ...(path.endsWith('.svg') && { 'content-security-policy': DRAWING_POLICY }),
              'content-length': file.size,
            })
            .type(file.type)
            .send(file.stream)
        })
      },
      { prefix: path.replace(/\/$/, '') },
    )

  const { notices } = source
  if (notices)
    app.get('/licences.txt', async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('text/plain; charset=utf-8')
        .send(await notices()),
    )
}
