import { type RawBuilder, sql } from 'kysely'
import { dialectOf } from '../../connect.ts'
import { shortRankedColumn } from '../../turkishInSql.ts'
import { type AnyDatabase, type ColumnTypes, required } from '../migration.ts'

/** Operational tables: versions, trash, audit log, outbox, webhooks, and state shared by instances. */
export async function createOperationTables(db: AnyDatabase, types: ColumnTypes): Promise<void> {
  await createRecordLogs(db, types)
  await createOutgoing(db, types)
  await createShared(db, types)
}

/** Versions, trash and audit log. */
async function createRecordLogs(db: AnyDatabase, { id, numbered, integer, text, ordered }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('history')
    .addColumn('id', id, numbered)
    .addColumn('version', integer, required)
    .addColumn('resource', ordered, required)
    .addColumn('recordId', ordered, required)
    .addColumn('at', ordered, required)
    .addColumn('by', text)
    .addColumn('fields', text, required)
    .addColumn('data', text, required)
    .addUniqueConstraint('historyVersions', ['resource', 'recordId', 'version'])
    .execute()
  await db.schema
    .createTable('bin')
    .addColumn('id', id, numbered)
    .addColumn('resource', ordered, required)
    .addColumn('recordId', ordered, required)
    .addColumn('deletedAt', ordered, required)
    .addColumn('goneAt', ordered)
    .addColumn('by', text)
    .addColumn('title', text, required)
    .addColumn('data', text, required)
    .addColumn('leasedUntil', ordered)
    .addColumn('madeAt', ordered)
    .addUniqueConstraint('binRecords', ['resource', 'recordId'])
    .execute()
  await db.schema
    .createTable('activity')
    .addColumn('id', id, numbered)
    .addColumn('at', ordered, required)
    .addColumn('doneBy', ordered)
    .addColumn('action', ordered, required)
    .addColumn('resource', ordered)
    .addColumn('recordId', ordered)
    .addColumn('address', ordered)
    .execute()

  const index = (name: string, table: string) => db.schema.createIndex(name).on(table)
  const byBytes = (value: RawBuilder<unknown>) =>
    sql`(${value} collate ${sql.raw(dialectOf(db) === 'postgres' ? '"C"' : 'binary')})`
  const sortKey = (column: string) => byBytes(shortRankedColumn(sql.ref(column)))
  await index('historyAt', 'history').column('at').execute()

  await index('binOfResources', 'bin').columns(['resource', 'id']).execute()
  await index('binMadeAt', 'bin').columns(['resource', 'madeAt']).execute()
  await index('binGone', 'bin').column('id').where(sql.ref('goneAt'), 'is not', null).execute()
  const binOrders = {
    binById: sql`(case when ${sql.ref('goneAt')} is null then cast(${sql.ref('recordId')} as bigint) end)`,
    binByResource: sql.ref('resource'),
    binByTitle: sortKey('title'),
    binByDeletedAt: sql.ref('deletedAt'),
    binByBy: sql`coalesce(${sortKey('by')}, '')`,
  }
  for (const [name, order] of Object.entries(binOrders))
    await index(name, 'bin').expression(order).column('id').where(sql.ref('goneAt'), 'is', null).execute()
  for (const [name, filter] of Object.entries({ binOfResource: 'resource', binOfBy: 'by' }))
    await index(name, 'bin').columns([filter, 'deletedAt', 'id']).where('goneAt', 'is', null).execute()

  await index('activityAt', 'activity').columns(['at', 'id']).execute()
  await index('activityDoneBy', 'activity').columns(['doneBy', 'id']).execute()
  await index('activityActions', 'activity').columns(['action', 'id']).execute()
  await index('activityRecords', 'activity').columns(['resource', 'recordId', 'id']).execute()
  await index('activityOfResource', 'activity').columns(['resource', 'id']).execute()
  await index('activityOfRecordId', 'activity').columns(['recordId', 'id']).execute()
  const activityOrders = {
    activityByDoneBy: sortKey('doneBy'),
    activityByResource: sql.ref('resource'),
    activityByRecordId: sql.ref('recordId'),
  }
  for (const [name, order] of Object.entries(activityOrders))
    await index(name, 'activity').expression(sql`coalesce(${order}, '')`).column('id').execute()
}

/** Outbox of emails, and webhooks with their deliveries. */
async function createOutgoing(db: AnyDatabase, types: ColumnTypes): Promise<void> {
  const { id, numbered, flag, integer, text, ordered } = types
  await db.schema
    .createTable('outbox')
    .addColumn('id', id, numbered)
    .addColumn('messageId', id, (column) => column.unique().references('messages.id').onDelete('cascade'))
    .addColumn('recipient', text, required)
    .addColumn('status', ordered, required)
    .addColumn('attempts', integer, required)
    .addColumn('lastError', text)
    .addColumn('nextAttemptAt', ordered)
    .addColumn('leasedUntil', ordered)
    .addColumn('createdAt', ordered, required)
    .addColumn('letter', text)
    .execute()
  await db.schema.createIndex('outboxDue').on('outbox').columns(['status', 'nextAttemptAt']).execute()
  await db.schema.createIndex('outboxLetters').on('outbox').columns(['messageId', 'createdAt']).execute()
  await db.schema
    .createTable('webhooks')
    .addColumn('id', id, numbered)
    .addColumn('url', text, required)
    .addColumn('events', text, required)
    .addColumn('secret', text, required)
    .addColumn('isOn', flag, required)
    .addColumn('createdAt', ordered, required)
    .execute()
  await db.schema
    .createTable('webhookDeliveries')
    .addColumn('id', id, numbered)
    .addColumn('webhookId', id, (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('eventId', ordered, required)
    .addColumn('type', ordered, required)
    .addColumn('at', ordered, required)
    .addColumn('data', text, required)
    .addColumn('status', ordered, required)
    .addColumn('attempts', integer, required)
    .addColumn('lastAttemptAt', ordered)
    .addColumn('answer', integer)
    .addColumn('error', ordered)
    .addColumn('nextAttemptAt', ordered)
    .addColumn('leasedUntil', ordered)
    .execute()
  const index = (name: string) => db.schema.createIndex(name).on('webhookDeliveries')
  await index('webhookDeliveriesOfWebhook').columns(['webhookId', 'id']).execute()
  await index('webhookDeliveriesDue').columns(['status', 'nextAttemptAt']).execute()
  await index('webhookDeliveriesHeld')
    .columns(['webhookId', 'leasedUntil'])
    .where('leasedUntil', 'is not', null)
    .execute()
  await index('webhookDeliveriesAt').columns(['at']).execute()
}

/** Counters, keys and records shared by all instances. */
async function createShared(db: AnyDatabase, { id, numbered, integer, text, ordered }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('milestones')
    .addColumn('name', ordered, (column) => column.primaryKey())
    .addColumn('reachedAt', ordered, required)
    .execute()
  await db.schema
    .createTable('secrets')
    .addColumn('name', ordered, (column) => column.primaryKey())
    .addColumn('value', text, required)
    .execute()
  // `rate-limiter-flexible` requires these columns in this order.
  await db.schema
    .createTable('limits')
    .addColumn('key', ordered, (column) => column.primaryKey())
    .addColumn('points', integer, required)
    .addColumn('expire', id)
    .execute()
  await db.schema.createIndex('limitsExpire').on('limits').column('expire').execute()
  // Idempotency keys.
  await db.schema
    .createTable('receipts')
    .addColumn('id', id, numbered)
    .addColumn('key', ordered, (column) => column.notNull().unique())
    .addColumn('content', ordered, required)
    .addColumn('madeAt', ordered, required)
    .addColumn('recordId', id)
    .execute()
  await db.schema.createIndex('receiptsMadeAt').on('receipts').column('madeAt').execute()
  await db.schema
    .createTable('aiUsage')
    .addColumn('day', ordered, (column) => column.primaryKey())
    .addColumn('requests', integer, required)
    .execute()
  await db.schema
    .createTable('aiVisitors')
    .addColumn('day', ordered, required)
    .addColumn('visitor', ordered, required)
    .addColumn('requests', integer, required)
    .addPrimaryKeyConstraint('aiVisitorsKey', ['day', 'visitor'])
    .execute()
  await db.schema
    .createTable('backupRecords')
    .addColumn('name', ordered, (column) => column.primaryKey())
    .addColumn('data', text, required)
    .addColumn('at', ordered, required)
    .execute()
  await db.schema
    .createTable('failingJobs')
    .addColumn('name', ordered, (column) => column.notNull().primaryKey())
    .addColumn('since', ordered, required)
    .addColumn('lastAt', ordered, required)
    .execute()
}
