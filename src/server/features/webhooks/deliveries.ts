import { randomUUID } from 'node:crypto'
import { expressionBuilder, type Selectable, sql } from 'kysely'
import type { DeliveryError, EventType } from '../../../contract/api/endpoints.ts'
import type { Delivery } from '../../../contract/api/webhooks.ts'
import { DAY, MINUTE, SECOND } from '../../../contract/domain/durations.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import type { ChangeEvent, ChangeHandler, Visibility } from '../../content/resources/hooks.ts'
import { columnsNamed, type ListedTable, listOfTable } from '../../content/resources/listOfTable.ts'
import { type Listed, readList } from '../../content/resources/readList.ts'
import { changedFields } from '../../content/versions/versions.ts'
import { type Dialect, dialectOf } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import { leaseNext, nextLeaseAt, settle } from '../../platform/scheduler/leases.ts'

/** Name of the table and of its change events. */
export const DELIVERIES = 'webhookDeliveries'

export type DeliveryRow = Selectable<Tables['webhookDeliveries']>

interface WebhookEvent {
  type: EventType
  /** ISO 8601. */
  at: string
  /** Resource name in API paths. */
  resource: string
  /** Record id, or the key of a singleton; null if the event is about all records. */
  id: number | string | null
  /** Path on the site; null if there is none. */
  path: string | null
}

/** Retry pauses after the first failed attempt, the second, and so on: about two hours together. */
const RETRY_PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 35 * MINUTE, 60 * MINUTE]

/** Lease of a delivery: longer than an attempt may take. */
const LEASE = 30 * SECOND

/** Retention of finished deliveries: days, and number for each webhook. */
export const RETENTION_DAYS = 30
export const MAX_PER_WEBHOOK = 1000

/**
 * Transactional outbox: enqueues an event for every webhook that subscribed to it, in the transaction of the change.
 * Only the identity of a record is stored, not its content.
 */
export async function announce(
  { db, changes }: TransactionContext,
  { type, at, ...data }: WebhookEvent,
): Promise<void> {
  const all = await db.selectFrom('webhooks').select(['id', 'events']).where('isOn', '=', true).execute()
  const subscribed = all.filter(({ events }) => (JSON.parse(events) as EventType[]).includes(type))
  if (!subscribed.length) return
  const waiting = { status: 'waiting', attempts: 0, nextAttemptAt: at } as const
  const event = { eventId: `msg_${randomUUID().replaceAll('-', '')}`, type, at, data: JSON.stringify(data) }
  await db
    .insertInto(DELIVERIES)
    .values(subscribed.map(({ id }) => ({ webhookId: id, ...event, ...waiting })))
    .execute()
  await changes.emit(DELIVERIES)
}

/** Leases the delivery that has been due for longest; at most one per webhook. */
export const takeDelivery = (db: Db, now: Date): Promise<DeliveryRow | undefined> =>
  leaseNext(db, DELIVERIES, {
    now,
    lease: LEASE,
    where: sql<boolean>`not exists (select 1 from webhook_deliveries as leased
      where leased.webhook_id = webhook_deliveries.webhook_id and leased.leased_until > ${now.toISOString()})`,
  })

export const nextDelivery = (db: Db): Promise<number | undefined> => nextLeaseAt(db, DELIVERIES)

/** Outcome of an attempt; `answer` is the HTTP status. */
export interface Outcome {
  answer: number | null
  error: DeliveryError | null
}

/** Stores the outcome of an attempt and the time of the next one. */
export async function settleDelivery(db: Db, taken: DeliveryRow, { answer, error }: Outcome, now: Date): Promise<void> {
  const isOver = error === null || error === 'gone' || error === 'off'
  const wait = isOver ? undefined : RETRY_PAUSES[taken.attempts - 1]
  const next = wait && now.getTime() + wait
  await settle(db, DELIVERIES, taken, {
    status: error === null ? 'sent' : next ? 'waiting' : 'failed',
    answer,
    error,
    lastAttemptAt: now.toISOString(),
    nextAttemptAt: next ? new Date(next).toISOString() : null,
  })
}

/** Cancels waiting deliveries to a webhook that is turned off. */
export async function cancelDeliveries(db: Db, webhookId: number): Promise<void> {
  await db
    .updateTable(DELIVERIES)
    .set({ status: 'failed', error: 'off', nextAttemptAt: null, leasedUntil: null })
    .where('webhookId', '=', webhookId)
    .where('status', '=', 'waiting')
    .execute()
}

/** List columns of deliveries; the record is read from the JSON of the event. */
const listedOn = (dialect: Dialect): ListedTable<Delivery> => {
  const inData = (name: 'resource' | 'id') =>
    dialect === 'postgres' ? sql`(data::json ->> ${sql.lit(name)})` : sql`cast(data ->> ${sql.lit(name)} as text)`
  return {
    table: DELIVERIES,
    columns: {
      ...columnsNamed('id', 'eventId', 'type', 'at', 'status', 'attempts'),
      ...columnsNamed('lastAttemptAt', 'answer', 'error', 'nextAttemptAt'),
      resource: inData('resource'),
      recordId: inData('id'),
    },
    searched: ['eventId', 'resource'],
    words: ['eventId', 'resource', 'recordId'],
    optional: { recordId: '', lastAttemptAt: '', answer: 0, error: '', nextAttemptAt: '' },
    order: ['id', 'DESC'],
    decode: (row) => row as Delivery,
  }
}
const listed = { sqlite: listedOn('sqlite'), postgres: listedOn('postgres') }

/** The deliveries to a webhook, newest first. */
export function listDeliveries(db: Db, webhookId: number, query: ListQuery): Promise<Listed<Delivery>> {
  const webhookCondition = expressionBuilder<Tables, typeof DELIVERIES>()('webhookId', '=', webhookId)
  const dialect = dialectOf(db)
  return readList(db, listOfTable(dialect, listed[dialect], query, [webhookCondition]))
}

/** Delivers an event again, under the same id; a delivery in progress continues. False if there is none. */
export async function resend(
  db: Db,
  { webhookId, id }: { webhookId: number; id: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(DELIVERIES)
    .set({ status: 'waiting', attempts: 0, nextAttemptAt: now.toISOString() })
    .where('id', '=', id)
    .where('webhookId', '=', webhookId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Prunes finished deliveries by age and number. Waiting ones stay. */
export async function pruneDeliveries(db: Db, now: number): Promise<void> {
  const old = new Date(now - RETENTION_DAYS * DAY).toISOString()
  await db.deleteFrom(DELIVERIES).where('at', '<', old).where('status', '!=', 'waiting').execute()
  for (const { id } of await db.selectFrom('webhooks').select('id').execute())
    await db
      .deleteFrom(DELIVERIES)
      .where('webhookId', '=', id)
      .where('status', '!=', 'waiting')
      .where('id', '<=', (eb) =>
        eb
          .selectFrom(DELIVERIES)
          .select('id')
          .where('webhookId', '=', id)
          .orderBy('id', 'desc')
          .offset(MAX_PER_WEBHOOK)
          .limit(1),
      )
      .execute()
}

/** `afterChange` hook: enqueues an event for every write of content. */
export const enqueueWebhooks: ChangeHandler = async (context, event) => {
  const { visibility, resource, id, at } = event
  if (!visibility || isIdle(event)) return
  await announce(context, { type: typeOf(event, visibility), resource, id, at, path: visibility.path })
}

const typeOf = ({ action, after }: ChangeEvent, visibility: Visibility): EventType => {
  if (action === 'reorder') return 'content.changed'
  if (!after) return 'content.deleted'
  return visibility.after && !visibility.before ? 'content.published' : 'content.changed'
}

/** Whether a save left the record unchanged. */
const isIdle = ({ action, fields, before, after }: ChangeEvent): boolean =>
  action === 'update' && before !== undefined && changedFields(fields, before, after ?? {}).length === 0
