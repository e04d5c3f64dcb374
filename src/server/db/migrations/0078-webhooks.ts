import { type Draft, required } from './types.ts'

/** Addresses that are told of what happens here, and what is told them: what waits, and what became of it. */
export const webhooks: Draft = ({ id, numbered, ordered, flag, integer, text }) => ({
  async up(db) {
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
    await db.schema
      .createIndex('webhookDeliveriesOfWebhook')
      .on('webhookDeliveries')
      .columns(['webhookId', 'id'])
      .execute()
    await db.schema
      .createIndex('webhookDeliveriesDue')
      .on('webhookDeliveries')
      .columns(['status', 'nextAttemptAt'])
      .execute()
  },
})
