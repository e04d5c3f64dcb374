import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { NEVER_WAKE } from '../../../../tests/helpers/timeouts.ts'
import { posts } from '../../../contract/resources/posts.ts'
import { startJobs } from '../../platform/scheduler/scheduler.ts'
import { publishDue } from './publishDue.ts'

/** Sets a schedule to any time: a test cannot wait until tomorrow at 14:00. */
async function plan({ database }: TestApp, id: number, due: number) {
  const publishAt = new Date(due).toISOString()
  await database.db.updateTable(posts.name).set({ publishAt, date: publishAt }).where('id', '=', id).execute()
}

const planned = async (site: TestApp, due: number) => {
  const asked = { title: 'Plan', content: 'x', publishOption: 'schedule', scheduleDaysOffset: 1 }
  const { body } = await site.admin('POST /blog', asked)
  await plan(site, body.id, due)
  return body
}

/** The stored flag, which the API does not return by itself. */
const isMarked = async ({ database }: TestApp, id: number) => {
  const row = await database.db
    .selectFrom(posts.name)
    .select('isPublished')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Boolean(row.isPublished)
}

describe.each(dialects)('due post on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  test('is visible before its flag is set', async () => {
    const post = await planned(site, Date.now() - 1)
    expect((await site.call(`GET /blog/${post.slug}`)).body).toMatchObject({ isPublished: true, slug: post.slug })
    expect(await isMarked(site, post.id)).toBe(false)
  })

  test('gets its flag once, with a change event for caches, and the job returns the next schedule', async () => {
    const [past, future] = [await planned(site, Date.now() - 60_000), Date.now() + 60_000]
    const later = await planned(site, future)
    const emit = vi.spyOn(site.changes, 'emit')
    const job = publishDue(site.services)
    expect(await job.run()).toBe(future)
    expect([await isMarked(site, past.id), await isMarked(site, later.id)]).toEqual([true, false])
    expect(emit.mock.calls).toEqual([[posts.name]])
    await job.run()
    expect(emit).toHaveBeenCalledTimes(1)
    emit.mockRestore()
  })

  test('is visible also to clients that cached it before its time', async () => {
    const post = await planned(site, Date.now() + 60_000)
    const address = `GET /blog/admin/${post.id}`
    const before = await site.admin(address)
    await plan(site, post.id, Date.now() - 1)
    const headers = { 'if-none-match': String(before.headers.etag) }
    const after = await site.admin(address, undefined, { headers })
    expect([after.status, after.body.isPublished]).toEqual([200, true])
    expect(after.body.updatedAt).toBe(before.body.updatedAt)
  })

  test('gets a version and an audit entry by the system, once, and a webhook event', async () => {
    await site.admin('POST /admin/webhooks', { url: 'https://hooks.example.com', events: ['content.published'] })
    const post = await planned(site, Date.now() - 1)
    const job = publishDue(site.services)
    await Promise.all([job.run(), job.run()])
    const { body: versions } = await site.admin(`GET /admin/history/blog/${post.id}`)
    expect(versions).toEqual([
      { version: 2, at: expect.any(String), by: 'system', fields: ['isPublished'] },
      expect.objectContaining({ version: 1 }),
    ])
    expect((await site.admin(`GET /admin/history/blog/${post.id}/2`)).body).toMatchObject({ isPublished: true })
    const filter = JSON.stringify({ resource: 'blog', recordId: String(post.id), by: 'system' })
    expect((await site.admin(`GET /admin/activity?filter=${filter}`)).body).toMatchObject([
      { at: versions[0].at, by: 'system', action: 'update', resource: 'blog', recordId: String(post.id) },
    ])
    const deliveries = await site.database.db.selectFrom('webhookDeliveries').select(['type', 'data']).execute()
    const ofPost = deliveries.filter(({ data }) => JSON.parse(data).id === post.id)
    expect(ofPost).toEqual([{ type: 'content.published', data: expect.stringContaining(`"/blog/${post.slug}"`) }])
  })

  test('can be saved by an editor who opened it before its time', async () => {
    const open = await planned(site, Date.now() - 1)
    await publishDue(site.services).run()
    expect(await isMarked(site, open.id)).toBe(true)
    const saved = await site.admin(`PUT /blog/${open.id}`, { title: 'Yeni', updatedAt: open.updatedAt })
    expect([saved.status, saved.body.title, saved.body.isPublished]).toEqual([200, 'Yeni', true])
  })

  test('is announced before the job counts as done', async () => {
    await planned(site, Date.now() - 1)
    let announce = () => {}
    const announced = new Promise<void>((resolve) => {
      announce = resolve
    })
    const done = vi.fn()
    const job = publishDue({ ...site.services, changes: { emit: vi.fn(() => announced) } })
    const running = job.run().then(done)
    // Enough time for further queries of the job.
    await site.admin('GET /blog/admin')
    await wait(100)
    expect(done).not.toHaveBeenCalled()
    announce()
    await running
    expect(done).toHaveBeenCalledOnce()
  })

  test('gets its flag on time while the server runs, or at startup', async () => {
    const missed = await planned(site, Date.now() - 60 * 60_000)
    const { stop } = startJobs([publishDue(site.services)], {
      changes: site.changes,
      log: site.app.log,
      maxSleep: NEVER_WAKE,
    })
    await expect.poll(() => isMarked(site, missed.id)).toBe(true)

    const due = Date.now() + 500
    const soon = await planned(site, due)
    await site.changes.emit(posts.name)
    await expect.poll(() => isMarked(site, soon.id)).toBe(true)
    expect(Date.now()).toBeGreaterThanOrEqual(due)
    await stop()
  })

  test.runIf(dialect === 'postgres')('stays published if a save began before its publication', async () => {
    const post = await planned(site, Date.now() - 1)
    const { db } = site.database
    const waiting = sql<{ count: string }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    let save: Promise<{ status: number }> | undefined
    // Same statement as the job's, in an uncommitted transaction.
    await db.transaction().execute(async (trx) => {
      await trx.updateTable(posts.name).set({ isPublished: true }).where('id', '=', post.id).execute()
      save = site.admin(`PUT /blog/${post.id}`, { title: 'Plan B' })
      await expect.poll(async () => Number((await waiting.execute(db)).rows[0]!.count)).toBe(1)
    })
    expect((await save)?.status).toBe(200)
    expect(await isMarked(site, post.id)).toBe(true)
  })
})

test('concurrent instances publish a due post once', async () => {
  const first = await createTestApp('postgres')
  const second = await createTestApp('postgres', { at: first.database })
  const post = await planned(first, Date.now() - 1000)
  const emits = [first, second].map(({ changes }) => vi.spyOn(changes, 'emit'))
  await Promise.all([first, second, first, second].map((instance) => publishDue(instance.services).run()))
  expect(emits.flatMap(({ mock }) => mock.calls)).toEqual([[posts.name]])
  expect(await isMarked(second, post.id)).toBe(true)
  await second.close()
  await first.close()
})

describe('two running instances', () => {
  let first: TestApp
  let second: TestApp
  beforeAll(async () => {
    first = await createTestApp('postgres', { background: true })
    second = await createTestApp('postgres', { background: true, at: first.database })
  })
  afterAll(async () => {
    await second.close()
    await first.close()
  })

  test("are notified of each other's writes promptly", async () => {
    const heard = vi.fn()
    second.changes.subscribe(heard)
    await first.admin('POST /products', { name: 'Kök' })
    await expect.poll(() => heard.mock.calls).toContainEqual(['products'])
  })

  test('are notified of their own writes once', async () => {
    const heard = vi.fn()
    const end = first.changes.subscribe(heard)
    await first.admin('POST /services', { name: 'Sulama' })
    await wait(200)
    // A reconnected listener reports that everything may have changed.
    expect(heard.mock.calls.filter(([table]) => table === 'services')).toHaveLength(1)
    end()
  })

  test('both invalidate their caches when a post becomes due', async () => {
    const heard = [first, second].map(({ changes }) => {
      const hear = vi.fn()
      changes.subscribe(hear)
      return hear
    })
    const times = () => heard.map(({ mock }) => mock.calls.filter(([table]) => table === posts.name).length)
    const post = await planned(first, Date.now() + 60_000)
    await plan(first, post.id, Date.now() + 500)
    await first.changes.emit(posts.name)
    // Written, rescheduled, published.
    await expect.poll(times).toEqual([3, 3])
    expect(await isMarked(second, post.id)).toBe(true)
  })
})
