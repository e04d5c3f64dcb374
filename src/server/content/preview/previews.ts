import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { accessIn } from '../../../contract/api/keyAccess.ts'
import { CONTENT_PREVIEW, PREVIEW_LIFETIME, PREVIEW_QUERY, type PreviewLink } from '../../../contract/api/previews.ts'
import { resourceSchemas, singletonSchemas } from '../../../contract/schema/schemas.ts'
import { createSigner, SIGNATURE } from '../../platform/crypto/tokens.ts'
import { at, type ZodRoutes } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import type { ReadContext, Values } from '../resources/context.ts'
import type { Repository } from '../resources/repository.ts'
import { idIn, paramIn, routeAt, sendRow } from '../resources/routing.ts'
import type { Stores } from '../stores.ts'

interface PreviewOptions {
  context: ReadContext
  /** Canonical origin, without a trailing slash. */
  origin: string
}

const previewLink = z.object({
  url: z.url().meta({ examples: ['https://www.example.com/onizleme/…'] }),
  expiresAt: z.iso.datetime(),
}) satisfies z.ZodType<PreviewLink>

/**
 * Serves previews of records before publication: creates a signed link that expires, and returns the record behind it.
 */
export const previewRoutes: ZodRoutes<
  PreviewOptions & { repository: Pick<Repository, 'resource' | 'hooks' | 'read'> }
> = async (app, { repository, context, origin }) => {
  const { resource, hooks } = repository
  const { preview } = resource.endpoints
  if (!preview) return
  const tags = [resource.name]
  const tokens = createTokens(context, resource.name)

  app.route({
    ...routeAt(preview.link, resource),
    schema: { tags, summary: 'Create a preview link', response: { 200: previewLink } },
    handler: async (request) => {
      const id = idIn(request)
      if (!(await repository.read(context, id))) throw refused.notFound()
      const { token, expiresAt } = await tokens.issue(id)
      return { url: `${origin}${preview.page}/${token}`, expiresAt }
    },
  })

  app.route({
    ...at(preview.read),
    schema: { tags, summary: 'Read by preview link', response: { 200: resourceSchemas(resource, hooks).record } },
    handler: async (request, reply) => {
      const id = await tokens.idIn(paramIn(request), reply)
      const row = id && (await repository.read(context, id))
      if (!row) throw refused.previewOver()
      return sendRow(request, reply, row)
    },
  })
}

const TABLE = 'contentPreviews'

/** Serves previews of singletons: the page with unsaved values. */
export const contentPreviewRoutes: ZodRoutes<PreviewOptions & Pick<Stores, 'singletons'>> = async (
  app,
  { singletons, context, origin },
) => {
  const tags = ['page-content']
  const { db } = context
  const tokens = createTokens(context, 'page-content')

  for (const repository of Object.values(singletons)) {
    const { singleton } = repository
    const { key, fields, hidden = [], page = '/', preview } = singleton
    app.route({
      ...at(accessIn(singleton, preview)),
      schema: {
        tags,
        summary: `Create a preview link to unsaved content of ${key}`,
        body: singletonSchemas(singleton).changes,
        response: { 200: previewLink },
      },
      handler: async (request) => {
        // The body's schema has these fields and the version that the client read.
        const { updatedAt: _, ...given } = request.body as Values
        const values = await repository.preview(context, given)
        const names = Object.keys(fields).filter((name) => !hidden.includes(name))
        const data = JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]])))
        const { id } = await db
          .insertInto(TABLE)
          .values({ key, data, madeAt: new Date(context.now()).toISOString() })
          .returning('id')
          .executeTakeFirstOrThrow()
        const { token, expiresAt } = await tokens.issue(Number(id))
        return { url: `${origin}${page}?${PREVIEW_QUERY}=${token}`, expiresAt }
      },
    })
  }

  app.route({
    ...at(CONTENT_PREVIEW),
    schema: {
      tags,
      summary: 'Read by preview link',
      response: { 200: z.object({ key: z.string(), content: z.record(z.string(), z.unknown()) }) },
    },
    handler: async (request, reply) => {
      const id = await tokens.idIn(paramIn(request), reply)
      const stored = db.selectFrom(TABLE).select(['key', 'data'])
      const row = id && (await stored.where('id', '=', id).executeTakeFirst())
      if (!row) throw refused.previewOver()
      return reply.send({ key: row.key, content: JSON.parse(row.data) })
    },
  })
}

/** Deletes previews of singletons whose links have expired, every hour. */
export const prunePreviews = ({ db, now }: ReadContext): Job =>
  everyHour('delete expired previews', now, async () => {
    const oldest = new Date(now() - PREVIEW_LIFETIME).toISOString()
    await db.deleteFrom(TABLE).where('madeAt', '<', oldest).execute()
  })

const TOKEN = new RegExp(`^([1-9]\\d{0,15})\\.([0-9a-z]{1,12})\\.(${SIGNATURE})$`)

/**
 * Signed tokens that open one preview, by its id, until they expire. Tokens are not stored, so they cannot be revoked.
 * @param kind type of the ids: a token of one kind is invalid for every other
 */
function createTokens({ db, now }: ReadContext, kind: string) {
  const signer = createSigner(db, `${kind} previews`)
  return {
    async issue(id: number): Promise<{ token: string; expiresAt: string }> {
      const expiresAt = new Date(now() + PREVIEW_LIFETIME)
      const claim = `${id}.${expiresAt.getTime().toString(36)}`
      return { token: `${claim}.${await signer.sign(claim)}`, expiresAt: expiresAt.toISOString() }
    },

    /** The id in a token; undefined if it is forged or expired. Marks the response as not cacheable. */
    async idIn(token: string, reply: FastifyReply): Promise<number | undefined> {
      reply.header('cache-control', 'private, no-store')
      const [, id = '', expiry = '', signature = ''] = TOKEN.exec(token) ?? []
      const isOwn = await signer.isOwn(`${id}.${expiry}`, signature)
      return isOwn && now() < Number.parseInt(expiry, 36) ? Number(id) : undefined
    },
  }
}
