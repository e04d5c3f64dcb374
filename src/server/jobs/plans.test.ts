import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillRows } from '../../../tests/setup/fillRows.ts'
import { costlySteps, explaining, type Plan } from '../../../tests/setup/plans.ts'
import { sampleOf } from '../../../tests/setup/samples.ts'
import { createTestApp, dialects, type TestApp } from '../../../tests/setup/testApp.ts'
import { messages } from '../../contract/resources/messages/messages.ts'
import { forgetActivity } from '../activity/forgetActivity.ts'
import { createBin } from '../bin/bin.ts'
import { entriesOf } from '../bin/binRows.ts'
import { emptyBin } from '../bin/emptyBin.ts'
import type { Db } from '../db/tables.ts'
import { pruneHistory } from '../history/pruneHistory.ts'
import { forgetMessages } from '../personalData/forgetMessages.ts'
import { everyResourceOf } from '../pictures/everyResource.ts'

/** So many that both databases would rather use an index. */
const COUNT = 4000
const PORTION = 400
const MINUTE = 60_000

describe.each(dialects)('what is done by the clock on %s', (dialect) => {
  let site: TestApp
  const now = Date.now()
  const momentOf = (i: number) => new Date(now - i * MINUTE).toISOString()

  beforeAll(async () => {
    site = await createTestApp(dialect)
    const { db } = site.database
    await fillRows(db, messages, COUNT, (i) => ({ ...sampleOf(messages), createdAt: momentOf(i) }))
    for (let from = 0; from < COUNT; from += PORTION) {
      const numbers = Array.from({ length: PORTION }, (_, i) => from + i)
      const of = (i: number) => ({ resource: i % 2 ? 'contact-messages' : 'products', recordId: String(i) })
      await db
        .insertInto('activity')
        .values(numbers.map((i) => ({ ...of(i), at: momentOf(i), action: 'update', doneBy: 'a@b.example' })))
        .execute()
      await db
        .insertInto('history')
        .values(
          numbers.map((i) => ({ ...of(i), version: 1, at: momentOf(i), by: 'a@b.example', fields: '[]', data: '{}' })),
        )
        .execute()
      await db
        .insertInto('bin')
        .values(numbers.map((i) => ({ ...of(i), deletedAt: momentOf(i), madeAt: momentOf(i), title: 'a', data: '{}' })))
        .execute()
    }
    if (dialect === 'postgres') await sql`analyze`.execute(db)
  })
  afterAll(() => site.close())

  const bin = (db: Db) => createBin({ ...site.services, db }, everyResourceOf({ ...site.services, db }))
  test.each<[string, (db: Db) => Promise<unknown>]>([
    ['versions are forgotten', (db) => pruneHistory(db).run()],
    ['the bin is emptied', (db) => emptyBin(bin(db)).run()],
    ['activity is forgotten', (db) => forgetActivity(db, Date.now).run()],
    ['messages are forgotten', (db) => forgetMessages({ ...site.services, db, bin: bin(db) }, 730).run()],
    ['binned pictures are looked for', (db) => entriesOf(db, 'pictures').next()],
  ])('reads no table through: %s', async (_, work) => {
    const plans: Plan[] = []
    await work(site.database.db.withPlugin(explaining(dialect, plans)) as Db)
    expect(plans).not.toEqual([])
    expect(costlySteps[dialect](plans)).toEqual([])
  })
})
