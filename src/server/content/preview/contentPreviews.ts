import { z } from 'zod'
import { accessIn } from '../../../contract/api/keyAccess.ts'
import { CONTENT_PREVIEW, PREVIEW_LIFETIME, PREVIEW_QUERY } from '../../../contract/api/previews.ts'
import { singletonSchemas } from '../../../contract/schema/schemas.ts'
import type { ZodRoutes } from '../../platform/http/access.ts'
import { at } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import type { ReadContext } from '../resources/context.ts'
import { paramIn, paramsOf } from '../resources/params.ts'
import type { Values } from '../resources/row.ts'
import type { Stores } from '../stores.ts'
import { createPreviewTokens, previewLink } from './previewTokens.ts'

const TABLE = 'contentPreviews'

interface ContentPreviewOptions {
  singletons: Stores['singletons']
  context: ReadContext
  /** Canonical origin, without a trailing slash. */
  origin: string
}

/** Serves previews of singletons: the page with what was entered, before that is saved. */
export const contentPreviewRoutes: ZodRoutes<ContentPreviewOptions> = async (app, { singletons, context, origin }) => {
  const tags = ['page-content']
  const { db } = context
  const tokens = createPreviewTokens(context, 'page-content')

  for (const repository of Object.values(singletons)) {
    const { singleton } = repository
    const { key, fields, hidden = [], page = '/', preview } = singleton
    app.route({
      ...at(accessIn(singleton, preview)),
      schema: {
        tags,
        summary: `A signed link to ${key} as it would be`,
        body: singletonSchemas(singleton).changes,
        response: { 200: previewLink },
      },
      handler: async (request) => {
        // The schema of the body has these fields and the version that was read.
        const { updatedAt: _, ...given } = request.body as Values
        const values = await repository.preview(context, given)
        const names = Object.keys(fields).filter((name) => !hidden.includes(name))
        const shown = Object.fromEntries(names.map((name) => [name, values[name]]))
        const { token, expiresAt } = await tokens.issue(await store(context, key, JSON.stringify(shown)))
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
      const id = await tokens.idIn(paramIn(request))
      const row =
        id === undefined
          ? undefined
          : await db.selectFrom(TABLE).select(['key', 'data']).where('id', '=', id).executeTakeFirst()
      if (!row) throw refused.previewOver()
      return reply.send({ key: row.key, content: JSON.parse(row.data) })
    },
  })
}

/** Stores what is previewed, for as long as a link opens it (`prunePreviews`). */
async function store({ db, now }: ReadContext, key: string, data: string): Promise<number> {
  const { id } = await db
    .insertInto(TABLE)
    .values({ key, data, madeAt: new Date(now()).toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}

/** Deletes previews that no link opens any more, every hour. */
export const prunePreviews = ({ db, now }: ReadContext): Job => ({
  name: 'forget previews',
  tables: [],
  run: everyHour(now, async () => {
    const oldest = new Date(now() - PREVIEW_LIFETIME).toISOString()
    await db.deleteFrom(TABLE).where('madeAt', '<', oldest).execute()
  }),
})
