import { sql } from 'kysely'
import type { Draft } from './types.ts'

/** Whether a message was answered. Those that were read before anybody could say so are taken as dealt with, or all of them would wait. */
export const messagesIsAnswered: Draft = ({ flag, keepLists }) => ({
  async up(db) {
    await db.schema
      .alterTable('messages')
      .addColumn('isAnswered', flag, (column) => column.notNull().defaultTo(false))
      .execute()
    await sql`update ${sql.table('messages')} set ${sql.ref('isAnswered')} = ${sql.ref('isRead')}`.execute(db)
    await keepLists(db, {
      table: 'messages',
      flags: ['isRead', 'isSpam', 'isAnswered'],
      orders: [
        'nameSort',
        'emailSort',
        'phoneNumberSort',
        'subjectSort',
        'noticeVersionSort',
        'noticeShownAt',
        'createdAt',
        'updatedAt',
      ],
      empties: ['noticeShownAt'],
      searched: 'searchText',
    })
  },
})
