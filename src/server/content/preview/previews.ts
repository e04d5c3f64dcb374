import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  CONTENT_PREVIEW,
  PREVIEW_LIFETIME,
  PREVIEW_QUERY,
  type PreviewLink,
  UNSAVED_PREVIEW_LIFETIME,
} from '../../../contract/api/previews.ts'
import { slugFieldOf } from '../../../contract/schema/fields.ts'
import { previewSchemas, singletonSchemas, withoutRequired } from '../../../contract/schema/schemas.ts'
import { createSigner, SIGNATURE } from '../../platform/crypto/tokens.ts'
import { at, type ZodRoutes } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import { isInProcess } from '../../platform/observability/log.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import type { ReadContext, Row, Values } from '../resources/context.ts'
import type { Repository } from '../resources/repository.ts'
import { dropBlank } from '../resources/resourceRoutes.ts'
import { idIn, localeIn, localeQuery, paramIn, routeAt, sendRow } from '../resources/routing.ts'
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
 * Serves previews of records: creates signed links that expire, to a stored record or to unsaved values of one, and returns the
 * record behind a link.
 */
export const previewRoutes: ZodRoutes<PreviewOptions & { repository: Repository }> = async (
  app,
  { repository, context, origin },
) => {
  const { resource, hooks } = repository
  const { preview } = resource.endpoints
  if (!preview) return
  const { link, read, unsaved } = preview
  const { record, changes } = previewSchemas(resource, hooks)
  const tags = [resource.name]
  const tokens = createTokens(context, resource.name, PREVIEW_LIFETIME)
  const unsavedPreviews = createUnsavedPreviews(context)
  const urlOf = (token: string) =>
    read ? `${origin}${preview.page}/${token}` : `${origin}${preview.page}?${PREVIEW_QUERY}=${token}`

  if (link)
    app.route({
      ...routeAt(link, resource),
      schema: { tags, summary: 'Create a preview link', response: { 200: previewLink } },
      handler: async (request) => {
        const id = idIn(request)
        if (!(await repository.has(context, id))) throw refused.notFound()
        const { token, expiresAt } = await tokens.issue(id)
        return { url: urlOf(token), expiresAt }
      },
    })

  for (const [kind, access] of Object.entries(unsaved ?? {}))
    app.route({
      // Not for API keys: they have no form.
      ...at(access),
      schema: {
        tags,
        summary:
          kind === 'create' ? 'Create a preview link to an unsaved record' : 'Create a preview link to unsaved changes',
        body: changes,
        response: { 201: previewLink },
      },
      preValidation: dropBlank(slugFieldOf(resource)),
      handler: async (request, reply) => {
        // The body's schema has these fields and the version that the client read.
        const { updatedAt: _, ...given } = request.body as Values
        const row = await repository.preview(context, kind === 'create' ? undefined : idIn(request), given)
        const { token, expiresAt } = await unsavedPreviews.store(resource.name, row)
        return reply.code(201).send({ url: urlOf(token), expiresAt })
      },
    })

  if (!read) return
  app.route({
    ...at(read),
    schema: { tags, summary: 'Read by preview link', querystring: localeQuery, response: { 200: record } },
    handler: async (request, reply) => {
      const token = paramIn(request)
      const id = await tokens.idIn(token, reply)
      const stored = id && (await repository.stored(context, id))
      const row = stored || (await unsavedPreviews.read(token, reply, [resource.name]))?.content
      if (!row) throw refused.previewOver()
      const shown = await presented(request, { repository, context, row: row as Row })
      return sendRow(request, reply, stored ? shown : { ...shown, isUnsaved: true })
    },
  })
}

/** A row as visitors would see it, whatever its visibility; an administrator's page may show both languages. */
async function presented(
  request: FastifyRequest,
  { repository, context, row }: { repository: Repository; context: ReadContext; row: Row },
): Promise<Row> {
  const visitor = { isOpen: true, locale: localeIn(request), isPage: isInProcess(request) }
  const [shown] = await repository.present(context, [row], { ...visitor, seesHidden: true })
  return repository.withExtras(context, shown!, visitor)
}

const TABLE = 'contentPreviews'

/** Serves previews that are shown on pages of the site: singletons, and records without a page, with unsaved values. */
export const contentPreviewRoutes: ZodRoutes<PreviewOptions & { stores: Stores; listed: readonly string[] }> = async (
  app,
  { stores, listed, context, origin },
) => {
  const tags = ['page-content']
  const unsavedPreviews = createUnsavedPreviews(context)

  for (const repository of stores.singletons.values()) {
    const { key, fields, hidden = [], page = '/', preview } = repository.singleton
    app.route({
      ...at(preview),
      schema: {
        tags,
        summary: `Create a preview link to unsaved content of ${key}`,
        body: singletonSchemas({ fields: withoutRequired(fields) }).changes,
        response: { 200: previewLink },
      },
      handler: async (request) => {
        // The body's schema has these fields and the version that the client read.
        const { updatedAt: _, ...given } = request.body as Values
        const values = await repository.preview(context, given)
        const names = Object.keys(fields).filter((name) => !hidden.includes(name))
        const shown = Object.fromEntries(names.map((name) => [name, values[name]]))
        const { token, expiresAt } = await unsavedPreviews.store(key, shown)
        return { url: `${origin}${page}?${PREVIEW_QUERY}=${token}`, expiresAt }
      },
    })
  }

  const keys = [...stores.singletons.keys(), ...listed]
  app.route({
    ...at(CONTENT_PREVIEW),
    schema: {
      tags,
      summary: 'Read by preview link',
      querystring: localeQuery,
      response: { 200: z.object({ key: z.string(), content: z.record(z.string(), z.unknown()) }) },
    },
    handler: async (request, reply) => {
      const found = await unsavedPreviews.read(paramIn(request), reply, keys)
      if (!found) throw refused.previewOver()
      if (stores.singletons.has(found.key)) return reply.send(found)
      const repository = stores.of({ name: found.key })
      return reply.send({
        ...found,
        content: await presented(request, { repository, context, row: found.content as Row }),
      })
    },
  })
}

/** Deletes unsaved values whose links have expired, every hour. */
export const prunePreviews = ({ db, now }: ReadContext): Job =>
  everyHour('delete expired previews', now, async () => {
    const oldest = new Date(now() - UNSAVED_PREVIEW_LIFETIME).toISOString()
    await db.deleteFrom(TABLE).where('madeAt', '<', oldest).execute()
  })

interface Unsaved {
  /** Key of the singleton, or name of the resource. */
  key: string
  content: Values
}

/** Unsaved values behind links: stored until the links expire, so that every instance can show them. */
function createUnsavedPreviews(context: ReadContext) {
  const { db, now } = context
  const tokens = createTokens(context, 'page-content', UNSAVED_PREVIEW_LIFETIME)
  return {
    async store(key: string, content: Values) {
      const { id } = await db
        .insertInto(TABLE)
        .values({ key, data: JSON.stringify(content), madeAt: new Date(now()).toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return tokens.issue(Number(id))
    },

    /** The values behind a token, if they are of one of these keys. Marks the response as not cacheable. */
    async read(token: string, reply: FastifyReply, keys: readonly string[]): Promise<Unsaved | undefined> {
      const id = await tokens.idIn(token, reply)
      if (!id) return undefined
      const stored = db.selectFrom(TABLE).select(['key', 'data']).where('id', '=', id).where('key', 'in', keys)
      const row = await stored.executeTakeFirst()
      return row && { key: row.key, content: JSON.parse(row.data) }
    },
  }
}

const TOKEN = new RegExp(`^([1-9]\\d{0,15})\\.([0-9a-z]{1,12})\\.(${SIGNATURE})$`)

/**
 * Signed tokens that open one preview, by its id, until they expire. Tokens are not stored, so they cannot be revoked.
 * @param kind type of the ids: a token of one kind is invalid for every other
 * @param lifetime in milliseconds
 */
function createTokens({ db, now }: ReadContext, kind: string, lifetime: number) {
  const signer = createSigner(db, `${kind} previews`)
  return {
    async issue(id: number): Promise<{ token: string; expiresAt: string }> {
      const expiresAt = new Date(now() + lifetime)
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
