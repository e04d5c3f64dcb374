import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRows } from '../../../../tests/helpers/allRows.ts'
import { fillRows } from '../../../../tests/helpers/fillRows.ts'
import { dialects, openMigratedDatabase } from '../../../../tests/helpers/testApp.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { createReader } from '../../content/resources/reader.ts'
import { messageHooks } from './notificationMail.ts'

const COUNT = 1200

describe.each(dialects)('notification state of messages on %s', (dialect) => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>
  let read = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read += result.rows.length
      return result
    },
  }
  const inbox = createReader(messages, { hooks: messageHooks({ SMTP_URL: 'smtp://127.0.0.1:9' }) })

  beforeAll(async () => {
    database = await openMigratedDatabase(dialect)
    const createdAt = new Date().toISOString()
    await fillRows(database.db, messages, COUNT, (i) => ({
      name: 'A',
      email: 'a@b.c',
      subject: `${i}`,
      message: 'x',
      createdAt,
    }))
    const mails = Array.from({ length: COUNT }, (_, i) => ({ messageId: i + 1, recipient: 'a@b.c', createdAt }))
    await database.db
      .insertInto('outbox')
      .values(mails.map((mail) => ({ ...mail, status: 'waiting', attempts: 0 })))
      .execute()
  })
  afterAll(() => database.close())

  test('reads the emails of the shown messages only', async () => {
    const ids = [1, COUNT]
    const db = database.db.withPlugin(counting)
    const rows = ids.map((id) => ({ id, createdAt: '', updatedAt: '' }))
    const shown = await messageHooks({ SMTP_URL: 'smtp://127.0.0.1:9' }).present!(rows, {
      viewer: { isOpen: false },
      now: new Date(),
      db,
    })
    expect(shown.map(({ notification }) => notification)).toMatchObject(ids.map(() => ({ status: 'waiting' })))
    expect(read).toBe(ids.length)
  })

  test('reads the emails of any number of messages', async () => {
    const rows = await allRows(await inbox.list({ db: database.db, now: Date.now }, {}))
    expect(rows.filter(({ notification }) => notification)).toHaveLength(COUNT)
  })
})
