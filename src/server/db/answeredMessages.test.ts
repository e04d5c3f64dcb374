import { expect, test } from 'vitest'
import { dialects, openTestDatabase } from '../../../tests/setup/testApp.ts'
import { messages } from '../../contract/resources/messages/messages.ts'
import { storesOf } from '../app/stores.ts'
import { SYSTEM } from '../shared/actor.ts'
import { encodeRow } from './columns.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { anyTable } from './tables.ts'

const { isAnswered: _, ...before } = messages.fields
const upTo = (last: string) => Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))
const settings = { SITE_NAME: 'Filiz' } as Parameters<typeof storesOf>[0]

test.each(dialects)(
  'of the messages of an older version on %s, those that nobody has read wait for an answer',
  async (dialect) => {
    const database = await openTestDatabase(dialect)
    const { db } = database
    await migrate(database, upTo('0054-features-in-search'))
    const at = '2026-01-01T00:00:00.000Z'
    const message = { name: 'Ayşe', email: 'ayse@example.com', subject: 'Sonda', message: 'Merhaba', isSpam: false }
    for (const isRead of [true, false, true])
      await anyTable(db)
        .insertInto(messages.name)
        .values({
          ...encodeRow(before, { ...message, isRead }),
          isRead: isRead ? 1 : 0,
          isSpam: 0,
          createdAt: at,
          updatedAt: at,
        })
        .execute()
    await migrate(database, upTo('0055-messages-is-answered'))
    const store = storesOf(settings, { db, changes: { emit: async () => {} } })
      .by(SYSTEM)
      .of(messages)
    expect((await store.list({ filter: { isAnswered: false } })).rows).toMatchObject([{ id: 2, isAnswered: false }])
    // The counts are kept, not made anew.
    expect([await store.count({ isAnswered: true }), await store.count({ isAnswered: false })]).toEqual([2, 1])
    await migrate(database, migrations)
    await store.toggle(2, 'isAnswered', true)
    expect([await store.count({ isAnswered: true }), await store.count({ isAnswered: false })]).toEqual([3, 0])
    await database.close()
  },
)
