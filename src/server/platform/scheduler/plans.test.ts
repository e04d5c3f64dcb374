import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleOf } from '../../../../tests/helpers/fieldValues.ts'
import { fillRows } from '../../../../tests/helpers/fillRows.ts'
import { costlySteps, explainQueries, type Plan } from '../../../../tests/helpers/queryPlans.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { posts } from '../../../contract/resources/posts.ts'
import { prunePreviews } from '../../content/preview/previews.ts'
import { emptyTrash, entriesOf } from '../../content/trash/trash.ts'
import { pruneVersions } from '../../content/versions/versions.ts'
import { pruneAuditLog } from '../../features/auditLog/auditLog.ts'
import { pruneLinks } from '../../features/auth/accountLinks.ts'
import { publishDue } from '../../features/blog/publishDue.ts'
import { pruneMessages } from '../../features/privacy/personalData.ts'
import { nextDelivery, pruneDeliveries, takeDelivery } from '../../features/webhooks/deliveries.ts'
import type { Db } from '../db/tables.ts'
import { deleteOldEmails, failStaleEmails, leaseEmail, nextEmailAt } from '../mail/outbox.ts'

/** Enough rows that both databases prefer an index. */
const COUNT = 4000
const PORTION = 400
const MINUTE = 60_000
/** Small tables: webhooks, and links of each account. No picture is used here, so the planner reads the empty table. */
const HANDFULS = ['webhooks', 'account_links', 'picture_uses']

describe.each(dialects)('scheduled queries on %s', (dialect) => {
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
      const delivery = { ...sent, type: 'content.published', data: '{}' } as const
      const hookOf = (i: number) => ({ webhookId: hooks[i % hooks.length]!.id, eventId: `msg_${i}` })
      await db
        .insertInto('webhookDeliveries')
        .values(numbers.map((i) => ({ ...delivery, ...hookOf(i), at: momentOf(i) })))
        .execute()
      await db
        .insertInto('limits')
        .values(numbers.map((i) => ({ key: String(i), points: 1, expire: now - i * MINUTE })))
        .execute()
      await db
        .insertInto('contentPreviews')
        // A tenth has expired in a day.
        .values(numbers.map((i) => ({ key: 'about', data: '{}', madeAt: momentOf((i * 1600) / COUNT) })))
        .execute()
      const texts = { url: '', title: '', text: '', titleStems: '', textStems: '', titleWords: '', textWords: '' }
      const document = { source: 'products', locale: 'tr', ...texts }
      await db
        .insertInto('searchDocuments')
        .values(numbers.map((recordId) => ({ ...document, recordId, analyzer: 1, recordUpdatedAt: momentOf(0) })))
        .execute()
    }
    if (dialect === 'postgres') await sql`analyze`.execute(db)
  })
  afterAll(() => site.close())

  const on = (db: Db) => ({ ...site.services, db })
  /** The statement of `rate-limiter-flexible`. */
  const forgetCounts = (db: Db) => db.deleteFrom('limits').where('expire', '<', now - (COUNT - PORTION) * MINUTE)
  /** Results as if one post were due, and one webhook without subscribed events existed. */
  const found = { next: momentOf(1), id: 1, slug: 'a', events: '[]' }
  test.each<[string, (db: Db) => Promise<unknown>, object?]>([
    ['versions are pruned', (db) => pruneVersions(db).run(), found],
    ['the trash is emptied', (db) => emptyTrash(site.services.trash, on(db)).run()],
    ['the audit log is pruned', (db) => pruneAuditLog(db, Date.now).run(), found],
    ['old emails are deleted', (db) => deleteOldEmails(db, momentOf(COUNT - 10)), found],
    ['old messages are deleted', (db) => pruneMessages(on(db), 730).run()],
    ['images in the trash', (db) => entriesOf(db, 'pictures').next()],
    ['due posts', (db) => publishDue(on(db)).run(), found],
    ['the next email is leased', (db) => leaseEmail(db, new Date())],
    ['stale emails are failed', (db) => failStaleEmails(db, 'a', new Date())],
    ['time of the next email', (db) => nextEmailAt(db), found],
    ['the next webhook delivery is leased', (db) => takeDelivery(db, new Date())],
    ['time of the next webhook delivery', (db) => nextDelivery(db), found],
    ['old webhook deliveries are deleted', (db) => pruneDeliveries(db, Date.now()), found],
    ['expired rate limit counters are deleted', (db) => forgetCounts(db).execute()],
    ['expired previews are deleted', (db) => prunePreviews(on(db)).run()],
    ['expired links are deleted', (db) => pruneLinks({ db, now: Date.now })],
  ])('use an index: %s', async (_, work, row) => {
    const plans: Plan[] = []
    const rows = row ? [row as Record<string, unknown>] : []
    await work(site.database.db.withPlugin(explainQueries(dialect, plans, { rows })) as Db)
    expect(plans).not.toEqual([])
    expect(costlySteps[dialect](plans, { small: HANDFULS })).toEqual([])
  })
})
