import { createHmac, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { EventType } from '../../../contract/api/endpoints.ts'
import type { Webhook, WebhookChanges } from '../../../contract/api/webhooks.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { cancelDeliveries } from './deliveries.ts'

const TABLE = 'webhooks'

type Row = Selectable<Tables['webhooks']>

/** A webhook as in API responses. */
const withoutSecret = ({ id, url, events, isOn, createdAt }: Row): Webhook => ({
  id,
  url,
  events: JSON.parse(events),
  isOn: Boolean(isOn),
  createdAt,
})

type WithSecret = Webhook & { secret: string }
const withSecret = (row: Row): WithSecret => ({ ...withoutSecret(row), secret: row.secret })

/** All webhooks, by id. */
export async function listWebhooks(db: Db): Promise<Webhook[]> {
  return (await db.selectFrom(TABLE).selectAll().orderBy('id').execute()).map(withoutSecret)
}

/** A webhook with its secret; undefined if there is none. */
export async function findWebhook(db: Db, id: number): Promise<WithSecret | undefined> {
  const row = await db.selectFrom(TABLE).selectAll().where('id', '=', id).executeTakeFirst()
  return row && withSecret(row)
}

export async function addWebhook(
  db: Db,
  { url, events }: { url: string; events: EventType[] },
  now: number,
): Promise<WithSecret> {
  const createdAt = new Date(now).toISOString()
  const values = { url, events: JSON.stringify(events), secret: makeSecret(), isOn: true, createdAt }
  return withSecret(await db.insertInto(TABLE).values(values).returningAll().executeTakeFirstOrThrow())
}

/** Rotates the secret of a webhook and returns it with the new one; undefined if there is none. */
export async function renewSecret(db: Db, id: number): Promise<WithSecret | undefined> {
  const renewed = db.updateTable(TABLE).set({ secret: makeSecret() }).where('id', '=', id).returningAll()
  const row = await renewed.executeTakeFirst()
  return row && withSecret(row)
}

/** Changes a webhook; turning it off cancels its waiting deliveries. Undefined if there is none. */
export async function changeWebhook(db: Db, id: number, { events, ...given }: WebhookChanges) {
  const values = { ...given, ...(events && { events: JSON.stringify(events) }) }
  if (Object.keys(values).length) await db.updateTable(TABLE).set(values).where('id', '=', id).execute()
  if (given.isOn === false) await cancelDeliveries(db, id)
  const row = await db.selectFrom(TABLE).selectAll().where('id', '=', id).executeTakeFirst()
  return row && withoutSecret(row)
}

/** Deletes a webhook with its deliveries. */
export async function removeWebhook(db: Db, id: number): Promise<Webhook | undefined> {
  const row = await db.deleteFrom(TABLE).where('id', '=', id).returningAll().executeTakeFirst()
  return row && withoutSecret(row)
}

/** Prefix of secrets and version of signatures (Standard Webhooks 1.0, "Signature scheme"). */
const SECRET = 'whsec_'
const VERSION = 'v1'

/** A secret of 32 random bytes; the standard requires 24 to 64. */
export const makeSecret = (): string => SECRET + randomBytes(32).toString('base64')

interface Signed {
  /** Event id, the same for every attempt. */
  id: string
  /** Time of this attempt, in milliseconds since 1970. */
  at: number
  body: string
}

/** Headers with which a receiver verifies the sender and the age of a body (Standard Webhooks). */
export function signatureHeaders(secret: string, { id, at, body }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000))
  const key = Buffer.from(secret.slice(SECRET.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `${VERSION},${signature}` }
}
