import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillRows } from '../../../tests/setup/fillRows.ts'
import { costlySteps, explaining, type Plan } from '../../../tests/setup/plans.ts'
import { sampleOf } from '../../../tests/setup/samples.ts'
import { createTestApp, dialects, type TestApp } from '../../../tests/setup/testApp.ts'
import { messages } from '../../contract/resources/messages/messages.ts'
import { posts } from '../../contract/resources/posts/posts.ts'
import { forgetActivity } from '../activity/forgetActivity.ts'
import { createBin } from '../bin/bin.ts'
import { entriesOf } from '../bin/binRows.ts'
import { emptyBin } from '../bin/emptyBin.ts'
import { publishDue } from '../blog/publishDue.ts'
import type { Db } from '../db/tables.ts'
import { pruneHistory } from '../history/pruneHistory.ts'
import { forgetLetters, giveUpStale, nextInOutbox, takeFromOutbox } from '../mail/outbox.ts'
import { forgetMessages } from '../personalData/forgetMessages.ts'
import { everyResourceOf } from '../pictures/everyResource.ts'
import { forgetDeliveries, nextDelivery, takeDelivery } from '../webhooks/deliveries.ts'

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
    const plan = (i: number) =>
      i % PORTION ? { isPublished: true } : { isPublished: false, publishAt: momentOf(-i - 1) }
    await fillRows(db, posts, COUNT, (i) => ({
      ...sampleOf(posts),
      slug: `yazi-${i}`,
      ...plan(i),
      createdAt: momentOf(i),
    }))
    const hook = { url: 'https://a.example', events: '[]', secret: 'a', isOn: true, createdAt: momentOf(0) }
    const hooks = await db.insertInto('webhooks').values(Array(50).fill(hook)).returning('id').execute()
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
      const sent = { status: 'sent', attempts: 1, nextAttemptAt: null } as const
      await db
        .insertInto('outbox')
        .values(numbers.map((i) => ({ ...sent, messageId: i + 1, recipient: 'a@b.example', createdAt: momentOf(i) })))
        .execute()
      const told = { ...sent, type: 'content.published', data: '{}' } as const
      const hookOf = (i: number) => ({ webhookId: hooks[i % hooks.length]!.id, eventId: `msg_${i}` })
      await db
        .insertInto('webhookDeliveries')
        .values(numbers.map((i) => ({ ...told, ...hookOf(i), at: momentOf(i) })))
        .execute()
    }
    if (dialect === 'postgres') await sql`analyze`.execute(db)
  })
  afterAll(() => site.close())

  const bin = (db: Db) => createBin({ ...site.services, db }, everyResourceOf({ ...site.services, db }))
  /** As if one post were due, and one address there, that wants to hear of nothing. */
  const found = { next: momentOf(1), id: 1, slug: 'a', events: '[]' }
  test.each<[string, (db: Db) => Promise<unknown>, object?]>([
    ['versions are forgotten', (db) => pruneHistory(db).run()],
    ['the bin is emptied', (db) => emptyBin(bin(db)).run()],
    ['activity is forgotten', (db) => forgetActivity(db, Date.now).run()],
    ['letters are forgotten', (db) => forgetLetters(db, momentOf(0), 500)],
    ['messages are forgotten', (db) => forgetMessages({ ...site.services, db, bin: bin(db) }, 730).run()],
    ['binned pictures are looked for', (db) => entriesOf(db, 'pictures').next()],
    ['posts are published', (db) => publishDue(db, site.services.changes).run(), found],
    ['a mail is looked for', (db) => takeFromOutbox(db, new Date())],
    ['mails are given up', (db) => giveUpStale(db, 'a', new Date())],
    ['the next mail is looked for', (db) => nextInOutbox(db), found],
    ['something to tell is looked for', (db) => takeDelivery(db, new Date())],
    ['the next thing to tell is looked for', (db) => nextDelivery(db), found],
    ['what was told is forgotten', (db) => forgetDeliveries(db, Date.now()), found],
  ])('reads no table through: %s', async (_, work, row) => {
    const plans: Plan[] = []
    const rows = row ? [row as Record<string, unknown>] : []
    await work(site.database.db.withPlugin(explaining(dialect, plans, { rows })) as Db)
    expect(plans).not.toEqual([])
    // Of addresses that are told there is a handful.
    expect(costlySteps[dialect](plans).filter((step) => !/ webhooks$/.test(step))).toEqual([])
  })
})
