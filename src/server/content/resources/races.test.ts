import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftedMigration } from '../../../../tests/helpers/draftedMigration.ts'
import { formOf, picture } from '../../../../tests/helpers/images.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { samples } from '../../../../tests/integration/admin/sampleResource.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import { posts } from '../../../contract/resources/posts.ts'
import { anyTable } from '../../platform/db/columns.ts'
import { connect } from '../../platform/db/connect.ts'
import { inTransaction, SYSTEM } from '../../platform/db/transaction.ts'
import type { Refused } from '../../platform/http/problems.ts'

type Answer = Awaited<ReturnType<TestApp['admin']>>
type Read = { id: number; updatedAt: string }

/** Concurrent writers that all read before the first of them writes: the others get 409. */
describe.each(dialects)('concurrent writers on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, {
      resources: { samples },
      drafts: await draftedMigration(samples),
      isLongRunning: true,
    })
  })
  afterAll(() => site.close())

  const made = async () => (await site.admin('POST /samples', { title: 'Işık' })).body
  const stored = async ({ id }: { id: number }) => (await site.admin(`GET /samples/${id}`)).body
  const save = ({ id, updatedAt }: Read, order: number) => site.admin(`PUT /samples/${id}`, { order, updatedAt })
  const remove = ({ id, updatedAt }: Read) =>
    site.admin(`DELETE /samples/${id}`, undefined, { headers: { 'if-match': `"${updatedAt}"` } })
  const sorted = (answers: Answer[]) => answers.map(({ status }) => status).sort()

  /**
   * The responses to concurrent writers. On PostgreSQL none writes before all have read and are waiting, and they write
   * in this order; SQLite runs one at a time.
   */
  const atOnce = async ({ id }: { id: number }, writers: (() => Promise<Answer>)[]): Promise<Answer[]> => {
    if (dialect === 'sqlite') return Promise.all(writers.map((write) => write()))
    const other = await connect(site.database.url, { isLongRunning: true })
    const answers: Promise<Answer>[] = []
    await other.db.transaction().execute(async (holding) => {
      await sql`select id from samples where id = ${id} for update`.execute(holding)
      for (const write of writers) {
        answers.push(write())
        // Queried from another connection: within its transaction PostgreSQL returns the same snapshot of waiting
        // processes.
        const waiting = async () => (await whoWait.execute(other.db)).rows
        await expect.poll(waiting, { interval: 10 }).toHaveLength(answers.length)
      }
    })
    await other.close()
    return Promise.all(answers)
  }

  test('with the same version: one wins, the others get 409', async () => {
    const row = await made()
    const answers = await atOnce(
      row,
      [1, 2, 3, 4].map((order) => () => save(row, order)),
    )
    expect(sorted(answers)).toEqual([200, 409, 409, 409])
    expect(await stored(row)).toEqual(answers.find(({ status }) => status === 200)!.body)
  })

  test('of different fields: no change is lost', async () => {
    const row = await made()
    const changes = [{ order: 5 }, { note: 'Not' }, { isOn: true }]
    const answers = await atOnce(
      row,
      changes.map((change) => () => site.admin(`PUT /samples/${row.id}`, change)),
    )
    expect(sorted(answers)).toEqual([200, 200, 200])
    expect(await stored(row)).toMatchObject({ order: 5, note: 'Not', isOn: true })
  })

  test.each([7, 8])('toggling a flag %i times: each flips the previous value', async (times) => {
    const row = await made()
    const flips = Array.from({ length: times }, () => () => site.admin(`PUT /samples/${row.id}/toggle`))
    const answers = await atOnce(row, flips)
    expect(answers.filter(({ body }) => body.isOn)).toHaveLength(Math.ceil(times / 2))
    expect((await stored(row)).isOn).toBe(times % 2 === 1)
  })

  test.each(['save', 'remove'])('saving and deleting the same version, the %s first: one wins', async (first) => {
    const row = await made()
    const writers = [() => save(row, 5), () => remove(row)]
    const answers = await atOnce(row, first === 'save' ? writers : writers.reverse())
    const statuses = answers.map(({ status }) => status)
    const [saved, removed] = first === 'save' ? statuses : statuses.reverse()
    // The second writer finds another version, or no row.
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([saved, removed])
    expect((await stored(row)).order).toBe(saved === 200 ? 5 : undefined)
  })

  test('deleting the same row: it is deleted once', async () => {
    const row = await made()
    const answers = await atOnce(row, [() => remove(row), () => remove(row)])
    expect(sorted(answers)).toEqual([200, 404])
  })

  test.runIf(dialect === 'postgres')('of another row than an open transaction: none waits', async () => {
    const [first, second] = [await made(), await made()]
    const { stores } = site.services
    const outcome = await inTransaction(site.services, async (ground) => {
      const context = { ...ground, actor: SYSTEM }
      const store = stores.of(samples)
      await store.delete(context, first.id)
      let removed: Answer | undefined
      void remove(second).then((answer) => {
        removed = answer
      })
      // A writer waiting for this transaction would deadlock the test.
      await expect.poll(() => removed?.status).toBe(200)
      return store.delete(context, second.id).catch((error: Refused) => error.status)
    })
    expect(outcome).toBe(404)
    expect(await totals()).toEqual(await counted())
  })

  test('all writing at once: every row is counted, and none twice', async () => {
    const rows = await Promise.all(Array.from({ length: 12 }, made))
    const calls = rows.flatMap(({ id }, i) => [
      [`PUT /samples/${id}/toggle`],
      i % 3 ? ['POST /samples', { title: 'Işık' }] : [`DELETE /samples/${id}`],
      [`PUT /samples/${id}/toggle`],
    ]) as [string, object?][]
    const answers = await Promise.all(calls.map(([line, body]) => site.admin(line, body)))
    // A row deleted in the meantime cannot be toggled.
    for (const { status } of answers) expect(status).toBeOneOf([200, 201, 404])
    expect(await totals()).toEqual(await counted())
  })

  /** Totals of the lists of samples: all, those with the flag, and the others. */
  const totals = () =>
    Promise.all(
      [{}, { isOn: true }, { isOn: false }].map(async (filter) => {
        const { headers } = await site.admin(`GET /samples?filter=${JSON.stringify(filter)}&range=[0,0]`)
        return Number(String(headers['content-range']).split('/')[1])
      }),
    )
  /** The same totals, counted from the rows. */
  const counted = async () => {
    const rows = await anyTable(site.database.db).selectFrom('samples').select('isOn').execute()
    const on = rows.filter(({ isOn }) => Number(isOn)).length
    return [rows.length, on, rows.length - on]
  }
})

/** Processes in this database that wait for a row lock. */
const whoWait = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** PostgreSQL refuses every statement after a failed one, until a rollback to a savepoint before it (25P02). */
describe('unique value taken by a concurrent transaction, on postgres', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp('postgres', { isLongRunning: true })
  })
  afterAll(() => site.close())

  /**
   * Runs `work` while another connection has an uncommitted row with the slug, and commits that row once somebody waits
   * for it.
   */
  const whileTaken = async <T>(slug: string, work: () => Promise<T>): Promise<T> => {
    const { id } = (await site.admin('POST /blog', { title: 'Başkasının', content: 'x' })).body
    const other = await connect(site.database.url, { isLongRunning: true })
    let done: Promise<T> | undefined
    await other.db.transaction().execute(async (holding) => {
      await anyTable(holding).updateTable('blog').set({ slug }).where('id', '=', id).execute()
      done = work()
      done.catch(() => {})
      await expect.poll(async () => (await whoWait.execute(other.db)).rows, { interval: 10 }).toHaveLength(1)
    })
    await other.close()
    return done!
  }

  test('a generated slug gets another suffix, a chosen one is refused, and the rest of the transaction is committed', async () => {
    const { id } = (await site.admin('POST /blog', { title: 'Eski', content: 'x' })).body
    const { stores } = site.services
    const write = (given: object) => () =>
      inTransaction(site.services, async (ground) => {
        const context = { ...ground, actor: SYSTEM }
        const store = stores.of(posts)
        const slug = await store.update(context, id, { ...given }).then(
          (row) => row.slug,
          (error: Refused) => error.errors,
        )
        await store.update(context, id, { author: 'Ayşe' })
        return slug
      })
    expect(await whileTaken('yeni', write({ title: 'Yeni' }))).toBe('yeni-2')
    expect(await whileTaken('tutulan', write({ slug: 'tutulan' }))).toEqual({ slug: [validation.slugTaken] })
    expect((await site.admin(`GET /blog/admin/${id}`)).body).toMatchObject({ slug: 'yeni-2', author: 'Ayşe' })
  })

  test('two pictures replaced by the same file become one', async () => {
    const upload = async (size: number) => {
      const form = await formOf(['file', await picture('png', size)])
      await site.admin('POST /files/upload-product-image', form.payload, { headers: form.headers })
    }
    for (const size of [61, 62, 63, 64]) await upload(size)
    const ids = (await site.admin('GET /admin/pictures')).body.map(({ id }: { id: number }) => id)
    const form = await formOf(['file', await picture('png', 70)])
    const answers = await Promise.all(
      ids.map((id: number) =>
        site.admin(`POST /admin/pictures/${id}/replace`, form.payload, { headers: form.headers }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })
})
