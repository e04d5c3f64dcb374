import { type Draft, required } from './types.ts'

/** Mails to be sent about messages, one each; they go with their message. */
export const outbox: Draft = ({ id, numbered, integer, text, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('outbox')
      .addColumn('id', id, numbered)
      .addColumn('messageId', id, (column) => column.notNull().unique().references('messages.id').onDelete('cascade'))
      .addColumn('recipient', text, required)
      .addColumn('status', ordered, required)
      .addColumn('attempts', integer, required)
      .addColumn('lastError', text)
      .addColumn('nextAttemptAt', ordered)
      .addColumn('leasedUntil', ordered)
      .addColumn('createdAt', ordered, required)
      .execute()
    await db.schema.createIndex('outboxDue').on('outbox').columns(['status', 'nextAttemptAt']).execute()
  },
})
