import type { Migration } from './migration.ts'

/** Replies and notes of messages, and which emails of the outbox are replies. */
export const messagesReplies: Migration = {
  async up(db, { id, text }) {
    for (const name of ['replies', 'notes'])
      await db.schema
        .alterTable('messages')
        .addColumn(name, text, (column) => column.notNull().defaultTo('[]'))
        .execute()
    await db.schema
      .alterTable('outbox')
      .addColumn('repliedMessageId', id, (column) => column.references('messages.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('outboxReplies').on('outbox').column('repliedMessageId').execute()
  },
}
