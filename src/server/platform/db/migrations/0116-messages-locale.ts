import { createListIndexes } from './listIndexes.ts'
import type { Migration } from './migration.ts'

export const messagesLocale: Migration = {
  async up(db, { ordered }) {
    await db.schema
      .alterTable('messages')
      .addColumn('locale', ordered, (column) => column.notNull().defaultTo('tr'))
      .execute()
    await createListIndexes(db, {
      table: 'messages',
      flags: ['isRead', 'isSpam', 'isAnswered'],
      orders: [
        'nameSort',
        'emailSort',
        'phoneNumberSort',
        'subjectSort',
        'locale',
        'noticeVersionSort',
        'noticeShownAt',
        'createdAt',
        'updatedAt',
      ],
      empties: ['noticeShownAt'],
      searched: 'searchText',
    })
  },
}
