import { z } from 'zod'
import { accessIn } from '../../../contract/api/keyAccess.ts'
import { CONTENT_PREVIEW, PREVIEW_QUERY } from '../../../contract/api/previews.ts'
import type { Singleton } from '../../../contract/schema/singleton.ts'
import { singletonSchemas } from '../../../contract/schema/singletonSchemas.ts'
import type { Db } from '../../platform/db/tables.ts'
import { at } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import { paramsOf } from '../resources/keys.ts'
import type { Values } from '../resources/row.ts'
import type { SingletonReader } from '../singletons/singletonReader.ts'
import { linkAnswer } from './previewRoutes.ts'
import { createPreviewTokens } from './previewTokens.ts'

const TABLE = 'contentPreviews'

interface ContentPreviews {
  singletons: readonly { singleton: Singleton; store: Pick<SingletonReader, 'wouldBe'> }[]
  db: Db
  /** Canonical origin, without a trailing slash. */
  origin: string
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Lets the administrator look at a page with what was written of it, before that is saved for all. */
export const contentPreviewRoutes: ZodRoutes<ContentPreviews> = async (
  app,
  { singletons, db, origin, now = Date.now },
) => {
  const tags = ['page-content']
  const tokens = createPreviewTokens(db, 'page-content', now)

  for (const { singleton, store } of singletons) {
    const { key, fields, hidden = [], page = '/', preview } = singleton
    app.route({
      ...at(accessIn(singleton, preview)),
      schema: {
        tags,
        summary: `A signed link to ${key} as it would be`,
        body: singletonSchemas(singleton).changes,
        response: { 200: linkAnswer },
      },
      handler: async (request) => {
        const { updatedAt: _, ...given } = request.body as Values
        const values = await store.wouldBe(given)
        const shown = Object.fromEntries(
          Object.keys(fields)
            .filter((name) => !hidden.includes(name))
            .map((name) => [name, values[name]]),
        )
        const id = await keep(db, key, JSON.stringify(shown), now())
        const { token, expiresAt } = await tokens.issue(id)
        return { url: `${origin}${page}?${PREVIEW_QUERY}=${token}`, expiresAt: expiresAt.toISOString() }
      },
    })
  }

  app.route({
    ...at(CONTENT_PREVIEW),
    schema: {
      tags,
      summary: 'Read: by a preview link',
      params: paramsOf(CONTENT_PREVIEW),
      response: { 200: z.object({ key: z.string(), content: z.record(z.string(), z.unknown()) }) },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const id = await tokens.idIn(String((request.params as { token: string }).token))
      const row =
        id === undefined
          ? undefined
          : await db.selectFrom(TABLE).select(['key', 'data']).where('id', '=', id).executeTakeFirst()
      if (!row) throw refused.previewOver()
      return reply.send({ key: row.key, content: JSON.parse(row.data) })
    },
  })
}

/** Keeps what is previewed, for as long as a link opens it (`forgetPreviews`). */
async function keep(db: Db, key: string, data: string, now: number): Promise<number> {
  const { id } = await db
    .insertInto(TABLE)
    .values({ key, data, madeAt: new Date(now).toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}
