import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dialects, openTestDatabase } from '../../../tests/setup/testApp.ts'
import { messages } from '../../contract/resources/messages.ts'
import { migrate } from '../db/migrate.ts'
import type { Db } from '../db/tables.ts'
import { putInOutbox } from '../mail/outbox.ts'
import { createStore } from '../resources/createStore.ts'
import { createChanges } from '../shared/changes.ts'
import { messageRules } from './messageRules.ts'

const COUNT = 1200

describe.each(dialects)('what the inbox shows beside messages, on %s', (dialect) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let read = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read += result.rows.length
      return result
    },
  }
  const inbox = (db: Db) => createStore(db, messages, { changes: createChanges(), rules: messageRules(true) })

  beforeAll(async () => {
    database = await openTestDatabase(dialect)
    await migrate(database)
    await database.db.transaction().execute(async (trx) => {
      for (let i = 0; i < COUNT; i++) {
        const { row } = await inbox(trx).create({ name: 'A', email: 'a@b.c', subject: `${i}`, message: 'x' })
        await putInOutbox(trx, { messageId: row!.id, recipient: 'a@b.c' }, new Date())
      }
    })
  })
  afterAll(() => database.close())

  test('are the mails about those messages, and no others are read', async () => {
    const ids = [1, COUNT]
    const db = database.db.withPlugin(counting)
    const rows = ids.map((id) => ({ id, createdAt: '', updatedAt: '' }))
    const shown = await messageRules(true).present!(rows, { audience: { isOpen: false }, now: new Date(), db })
    expect(shown.map(({ notification }) => notification)).toMatchObject(ids.map(() => ({ status: 'waiting' })))
    expect(read).toBe(ids.length)
  })

  test('are the mails about all of them, however many there are', async () => {
    const { rows } = await inbox(database.db).list({})
    expect(rows.filter(({ notification }) => notification)).toHaveLength(COUNT)
  })
})
