import {
  apiKeyFields,
  apiKeyInput,
  createdApiKey,
  type ListedApiKey,
  listedApiKey,
} from '../../../contract/api/accounts.ts'
import { apiKeyEndpoints } from '../../../contract/api/endpoints.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import type { ReadContext } from '../../content/resources/context.ts'
import { arrayListRoute, idIn } from '../../content/resources/routing.ts'
import { randomToken, tokenHash } from '../../platform/crypto/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import { API_KEY_PREFIX, type ApiKeys, at, sendCreated, type ZodRoutes } from '../../platform/http/access.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency/idempotencyKeys.ts'
import { writeAudited } from '../auditLog/auditLog.ts'
import { notifyAdministrators } from './accountEmails.ts'
import { type AccountContext, timestamp } from './context.ts'

const TABLE = 'accessKeys'
/** Name in paths and in the audit log. */
const RESOURCE = 'access-keys'

/** Minimum interval between writes of the last use, in milliseconds. */
const LAST_USED_INTERVAL = 60_000

/** Looks up API keys for access control, and stores their last use. */
export const createApiKeys = (context: ReadContext): ApiKeys => ({
  async find(token) {
    const row = await context.db
      .selectFrom(TABLE)
      .select(['id', 'name', 'access', 'lastUsedAt'])
      .where('tokenHash', '=', tokenHash(token))
      .executeTakeFirst()
    if (!row) return null
    const { lastUsedAt, ...key } = row
    if (!lastUsedAt || lastUsedAt <= timestamp(context, -LAST_USED_INTERVAL))
      await context.db
        .updateTable(TABLE)
        .set({ lastUsedAt: timestamp(context) })
        .where('id', '=', key.id)
        .execute()
    return key
  },
})

/** API keys in API responses, newest first. */
const shownKeys = (db: Db) =>
  db
    .selectFrom(TABLE)
    .leftJoin('administrators', 'administrators.id', 'administratorId')
    .select(['accessKeys.id', 'name', 'access', 'accessKeys.createdAt', 'email as createdBy', 'lastUsedAt'])
    .orderBy('accessKeys.id', 'desc')

const findKey = (db: Db, id: number): Promise<ListedApiKey | undefined> =>
  shownKeys(db).where('accessKeys.id', '=', id).executeTakeFirst()

const newKey = (): string => API_KEY_PREFIX + randomToken()

/** Replaces an unused key; undefined if it was used. */
async function replaceUnusedKey(db: Db, id: number): Promise<(ListedApiKey & { key: string }) | undefined> {
  const key = newKey()
  const { numUpdatedRows } = await db
    .updateTable(TABLE)
    .set({ tokenHash: tokenHash(key) })
    .where('id', '=', id)
    .where('lastUsedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? { ...(await findKey(db, id))!, key } : undefined
}

/** API keys, by which other programs read or write content. Only their hashes are stored. */
export const apiKeyRoutes: ZodRoutes<{ context: AccountContext }> = async (app, { context }) => {
  const { db } = context
  const tags = [RESOURCE]

  app.route(
    arrayListRoute(apiKeyEndpoints.list, {
      name: RESOURCE,
      tags,
      summary: 'List API keys without their secrets, newest first',
      fields: apiKeyFields,
      row: listedApiKey,
      read: () => shownKeys(db).execute(),
    }),
  )

  app.route({
    ...at(apiKeyEndpoints.make),
    schema: {
      tags,
      summary: 'Create an API key, which is returned once',
      headers: idempotencyHeaders,
      body: apiKeyInput,
      response: { 201: createdApiKey },
    },
    handler: async (request, reply) => {
      const { administratorId, email: by } = request.session!
      const { name, access } = request.body
      const created = await createOnce(context, request, {
        endpoint: apiKeyEndpoints.make,
        create: (outer) =>
          writeAudited(outer, request, { action: 'create', resource: RESOURCE }, async (trx) => {
            const key = newKey()
            const { id } = await trx.db
              .insertInto(TABLE)
              .values({ name, access, administratorId, tokenHash: tokenHash(key), createdAt: timestamp(context) })
              .returning('id')
              .executeTakeFirstOrThrow()
            await notifyAdministrators(trx, 'accessKey', { by, what: name, canWrite: access === 'write' })
            return { ...(await findKey(trx.db, id))!, key }
          }),
        find: (id) => findKey(db, id),
        // A retried request gets a new key, because the lost one is stored nowhere; not if that one has been used.
        again: async ({ id, lastUsedAt }) =>
          lastUsedAt === null
            ? writeAudited(context, request, { action: 'update', resource: RESOURCE }, (trx) =>
                replaceUnusedKey(trx.db, id),
              )
            : undefined,
        refusal: problems.madeBefore,
        recordEndpoint: apiKeyEndpoints.revoke,
      })
      return sendCreated(reply, apiKeyEndpoints.revoke, created)
    },
  })

  app.route({
    ...at(apiKeyEndpoints.revoke),
    schema: { tags, summary: 'Revoke an API key', response: { 200: listedApiKey } },
    handler: (request) => {
      const id = idIn(request)
      return writeAudited(context, request, { action: 'delete', resource: RESOURCE }, async (trx) => {
        const key = await findKey(trx.db, id)
        const { numDeletedRows } = await trx.db.deleteFrom(TABLE).where('id', '=', id).executeTakeFirstOrThrow()
        return numDeletedRows > 0n ? key : undefined
      })
    },
  })
}
