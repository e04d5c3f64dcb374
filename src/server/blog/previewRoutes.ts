import { z } from 'zod'
import { PREVIEW_PATH, type PreviewLink, previewCalls } from '../../contract/previewCalls.ts'
import { resourceSchemas } from '../../contract/resourceSchemas.ts'
import { posts } from '../../contract/resources/posts/posts.ts'
import type { Db } from '../db/tables.ts'
import { at } from '../http/access.ts'
import type { ZodRoutes } from '../http/validation.ts'
import { sendRow } from '../resources/conditions.ts'
import type { Store } from '../resources/createStore.ts'
import { idIn, paramsOf } from '../resources/keys.ts'
import { refused } from '../shared/problems.ts'
import { createPreviewTokens } from './previewTokens.ts'

interface Previews {
  db: Db
  store: Store
  /** Canonical origin, without a trailing slash. */
  origin: string
  /** Milliseconds since 1970. */
  now?: () => number
}

const linkAnswer = z.object({
  url: z.url().meta({ examples: ['https://filiz.example/onizleme/…'] }),
  expiresAt: z.iso.datetime(),
}) satisfies z.ZodType<PreviewLink>

/** Lets the administrator show a post to somebody before it is published, by a signed link that expires. */
export const previewRoutes: ZodRoutes<Previews> = async (app, { db, store, origin, now }) => {
  const tags = [posts.name]
  const tokens = createPreviewTokens(db, now)

  app.route({
    ...at(previewCalls.link),
    schema: {
      tags,
      summary: 'A signed link to a preview',
      params: paramsOf(previewCalls.link),
      response: { 200: linkAnswer },
    },
    handler: async (request) => {
      const id = idIn(request)
      if (!(await store.read(id))) throw refused.notFound()
      const { token, expiresAt } = await tokens.issue(id)
      return { url: `${origin}${PREVIEW_PATH}/${token}`, expiresAt: expiresAt.toISOString() }
    },
  })

  app.route({
    ...at(previewCalls.read),
    schema: {
      tags,
      summary: 'Read: by a preview link',
      params: paramsOf(previewCalls.read),
      response: { 200: resourceSchemas(posts).record },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const id = await tokens.idIn(String((request.params as { token: string }).token))
      const post = id === undefined ? undefined : await store.read(id)
      if (!post) throw refused.notFound()
      return sendRow(request, reply, post)
    },
  })
}
