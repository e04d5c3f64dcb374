import type { Selectable } from 'kysely'
import type { EventType } from '../../../contract/api/webhookCalls.ts'
import type { Webhook, WebhookChanges } from '../../../contract/api/webhooks.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { giveUpDeliveries } from './deliveries.ts'
import { makeSecret } from './signature.ts'

const TABLE = 'webhooks'

type Row = Selectable<Tables['webhooks']>

/** As the API shows it: never its secret. */
const shown = ({ id, url, events, isOn, createdAt }: Row): Webhook => ({
  id,
  url,
  events: JSON.parse(events),
  isOn: Boolean(isOn),
  createdAt,
})

/** In the order in which they were added. */
export async function listWebhooks(db: Db): Promise<Webhook[]> {
  return (await db.selectFrom(TABLE).selectAll().orderBy('id').execute()).map(shown)
}

/** With the secret, for whoever signs; undefined where there is none. */
export async function findWebhook(db: Db, id: number): Promise<(Webhook & { secret: string }) | undefined> {
  const row = await db.selectFrom(TABLE).selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...shown(row), secret: row.secret }
}

/** Adds an address; answers it with its secret. */
export async function addWebhook(
  db: Db,
  { url, events }: { url: string; events: EventType[] },
  now: number,
): Promise<Webhook & { secret: string }> {
  const row = await db
    .insertInto(TABLE)
    .values({
      url,
      events: JSON.stringify(events),
      secret: makeSecret(),
      isOn: true,
      createdAt: new Date(now).toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...shown(row), secret: row.secret }
}

/** Gives an address another secret in place of its own, and answers with it; undefined where there is none. */
export async function renewSecret(db: Db, id: number): Promise<(Webhook & { secret: string }) | undefined> {
  await db.updateTable(TABLE).set({ secret: makeSecret() }).where('id', '=', id).execute()
  return findWebhook(db, id)
}

/** Changes what is given; what still waits for an address that is turned off is given up. Undefined where there is none. */
export async function changeWebhook(db: Db, id: number, { events, ...given }: WebhookChanges) {
  const values = { ...given, ...(events && { events: JSON.stringify(events) }) }
  if (Object.keys(values).length) await db.updateTable(TABLE).set(values).where('id', '=', id).execute()
  if (given.isOn === false) await giveUpDeliveries(db, id)
  const row = await db.selectFrom(TABLE).selectAll().where('id', '=', id).executeTakeFirst()
  return row && shown(row)
}

/** Removes an address with all that was told it. */
export async function removeWebhook(db: Db, id: number): Promise<Webhook | undefined> {
  const row = await db.deleteFrom(TABLE).where('id', '=', id).returningAll().executeTakeFirst()
  return row && shown(row)
}
