import { sql } from 'kysely'
import { type Draft, required } from './types.ts'

/** The outbox takes letters too: mails that are about no message, with what they say. */
export const letters: Draft = ({ id, numbered, integer, text, ordered, remake }) => ({
  async up(db) {
    await db.schema.alterTable('outbox').addColumn('letter', text).execute()
    const isRemade = await remake(db, 'outbox', (made) =>
      made
        .addColumn('id', id, numbered)
        .addColumn('messageId', id, (column) => column.unique().references('messages.id').onDelete('cascade'))
        .addColumn('recipient', text, required)
        .addColumn('status', ordered, required)
        .addColumn('attempts', integer, required)
        .addColumn('lastError', text)
        .addColumn('nextAttemptAt', ordered)
        .addColumn('leasedUntil', ordered)
        .addColumn('createdAt', ordered, required)
        .addColumn('letter', text),
    )
    if (isRemade) await db.schema.createIndex('outboxDue').on('outbox').columns(['status', 'nextAttemptAt']).execute()
    else await sql`alter table outbox alter column message_id drop not null`.execute(db)
  },
})
