import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillRows } from '../../../../tests/setup/fillRows.ts'
import { costlySteps, explaining, type Plan } from '../../../../tests/setup/plans.ts'
import { sampleOf } from '../../../../tests/setup/samples.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/setup/testApp.ts'
import { messages } from '../../../contract/resources/messages/messages.ts'
import { posts } from '../../../contract/resources/posts/posts.ts'
import { forgetPreviews } from '../../content/preview/forgetPreviews.ts'
import { createBin } from '../../content/trash/bin.ts'
import { entriesOf } from '../../content/trash/binRows.ts'
import { emptyBin } from '../../content/trash/emptyBin.ts'
import { pruneHistory } from '../../content/versions/pruneHistory.ts'
import { assistantJob } from '../../features/assistant/index.ts'
import { forgetActivity } from '../../features/auditLog/forgetActivity.ts'
import { forgetLinks } from '../../features/auth/links.ts'
import { publishDue } from '../../features/blog/publishDue.ts'
import { everyResourceOf } from '../../features/media/library/everyResource.ts'
import { forgetMessages } from '../../features/privacy/forgetMessages.ts'
import { forgetDeliveries, nextDelivery, takeDelivery } from '../../features/webhooks/deliveries.ts'
import type { Db } from '../db/tables.ts'
import { forgetLetters, giveUpStale, nextInOutbox, takeFromOutbox } from '../mail/outbox.ts'

/** So many that both databases would rather use an index. */
const COUNT = 4000
const PORTION = 400
const MINUTE = 60_000
/** Addresses that are told, links of each account, sources of each edition: there is a handful of them. */
const HANDFULS = ['webhooks', 'account_links', 'passage_sources']

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
        .values(
          numbers.map((i) => ({
            ...sent,
            messageId: i % 2 ? i : null,
            recipient: 'a@b.example',
            createdAt: momentOf(i),
          })),
        )
        .execute()
      const told = { ...sent, type: 'content.published', data: '{}' } as const
      const hookOf = (i: number) => ({ webhookId: hooks[i % hooks.length]!.id, eventId: `msg_${i}` })
      await db
        .insertInto('webhookDeliveries')
        .values(numbers.map((i) => ({ ...told, ...hookOf(i), at: momentOf(i) })))
        .execute()
      await db
        .insertInto('limits')
        .values(numbers.map((i) => ({ key: String(i), points: 1, expire: now - i * MINUTE })))
        .execute()
      await db
        .insertInto('contentPreviews')
        .values(numbers.map((i) => ({ key: 'about', data: '{}', madeAt: momentOf(i) })))
        .execute()
      // What an edition that nobody reads any more has not read.
      const changed = { edition: '1', source: 'products' }
      await db
        .insertInto('passageChanges')
        .values(numbers.map((recordId) => ({ ...changed, recordId })))
        .execute()
    }
    if (dialect === 'postgres') await sql`analyze`.execute(db)
  })
  afterAll(() => site.close())

  const bin = (db: Db) => createBin({ ...site.services, db }, everyResourceOf({ ...site.services, db }))
  /** As `rate-limiter-flexible` does. */
  const forgetCounts = (db: Db) => db.deleteFrom('limits').where('expire', '<', now - (COUNT - PORTION) * MINUTE)
  /** As if one post were due, and one address there, that wants to hear of nothing. */
  const found = { next: momentOf(1), id: 1, slug: 'a', events: '[]' }
  test.each<[string, (db: Db) => Promise<unknown>, object?]>([
    ['versions are forgotten', (db) => pruneHistory(db).run(), found],
    ['the bin is emptied', (db) => emptyBin(bin(db)).run()],
    ['activity is forgotten', (db) => forgetActivity(db, Date.now).run(), found],
    ['letters are forgotten', (db) => forgetLetters(db, momentOf(COUNT - 10)), found],
    ['messages are forgotten', (db) => forgetMessages({ ...site.services, db, bin: bin(db) }, 730).run()],
    ['binned pictures are looked for', (db) => entriesOf(db, 'pictures').next()],
    ['posts are published', (db) => publishDue(db, site.services.changes).run(), found],
    ['a mail is looked for', (db) => takeFromOutbox(db, new Date())],
    ['mails are given up', (db) => giveUpStale(db, 'a', new Date())],
    ['the next mail is looked for', (db) => nextInOutbox(db), found],
    ['something to tell is looked for', (db) => takeDelivery(db, new Date())],
    ['the next thing to tell is looked for', (db) => nextDelivery(db), found],
    ['what was told is forgotten', (db) => forgetDeliveries(db, Date.now()), found],
    ['counts are forgotten', (db) => forgetCounts(db).execute()],
    ['previews are forgotten', (db) => forgetPreviews(db, Date.now).run()],
    ['links are forgotten', (db) => forgetLinks(db, Date.now())],
    ['what the assistant has not read is looked for', (db) => assistantJob({ ...site.services, db }).run()],
  ])('reads no table through: %s', async (_, work, row) => {
    const plans: Plan[] = []
    const rows = row ? [row as Record<string, unknown>] : []
    await work(site.database.db.withPlugin(explaining(dialect, plans, { rows })) as Db)
    expect(plans).not.toEqual([])
    expect(costlySteps[dialect](plans, { small: HANDFULS })).toEqual([])
  })
})
