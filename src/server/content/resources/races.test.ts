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

/** Concurrent writers that have all read before the first of them writes: the others get 409. */
describe.each(dialects)('writers at one time on %s', (dialect) => {
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
   * The answers to writers. On PostgreSQL none writes before all have read and wait to, and they write in this order;
   * the embedded database takes one at a time.
   */
  const atOnce = async ({ id }: { id: number }, writers: (() => Promise<Answer>)[]): Promise<Answer[]> => {
    if (dialect === 'sqlite') return Promise.all(writers.map((write) => write()))
    const other = await connect(site.database.url, { isLongRunning: true })
    const answers: Promise<Answer>[] = []
    await other.db.transaction().execute(async (holding) => {
      await sql`select id from samples where id = ${id} for update`.execute(holding)
      for (const write of writers) {
        answers.push(write())
        // Asked from outside: within its transaction PostgreSQL goes on saying who waited at first.
        const waiting = async () => (await whoWait.execute(other.db)).rows
        await expect.poll(waiting, { interval: 10 }).toHaveLength(answers.length)
      }
    })
    await other.close()
    return Promise.all(answers)
  }

  test('who read the same revision: one wins, the others are told', async () => {
    const row = await made()
    const answers = await atOnce(
      row,
      [1, 2, 3, 4].map((order) => () => save(row, order)),
    )
    expect(sorted(answers)).toEqual([200, 409, 409, 409])
    expect(await stored(row)).toEqual(answers.find(({ status }) => status === 200)!.body)
  })

  test('who each change another field: nothing is lost', async () => {
    const row = await made()
    const changes = [{ order: 5 }, { note: 'Not' }, { isOn: true }]
    const answers = await atOnce(
      row,
      changes.map((change) => () => site.admin(`PUT /samples/${row.id}`, change)),
    )
    expect(sorted(answers)).toEqual([200, 200, 200])
    expect(await stored(row)).toMatchObject({ order: 5, note: 'Not', isOn: true })
  })

  test.each([7, 8])('who flip a flag %i times: each flips what the one before left', async (times) => {
    const row = await made()
    const flips = Array.from({ length: times }, () => () => site.admin(`PUT /samples/${row.id}/toggle`))
    const answers = await atOnce(row, flips)
    expect(answers.filter(({ body }) => body.isOn)).toHaveLength(Math.ceil(times / 2))
    expect((await stored(row)).isOn).toBe(times % 2 === 1)
  })

  test.each(['save', 'remove'])('who save and delete what they read, the %s first: one wins', async (first) => {
    const row = await made()
    const writers = [() => save(row, 5), () => remove(row)]
    const answers = await atOnce(row, first === 'save' ? writers : writers.reverse())
    const statuses = answers.map(({ status }) => status)
    const [saved, removed] = first === 'save' ? statuses : statuses.reverse()
    // Who comes second finds another revision, or nothing.
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([saved, removed])
    expect((await stored(row)).order).toBe(saved === 200 ? 5 : undefined)
  })

  test('who delete the same: it goes once', async () => {
    const row = await made()
    const answers = await atOnce(row, [() => remove(row), () => remove(row)])
    expect(sorted(answers)).toEqual([200, 404])
  })

  test.runIf(dialect === 'postgres')('who write another row than a transaction that goes on: none waits', async () => {
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
      // Who waited for this transaction would wait for as long as it waits for them.
      await expect.poll(() => removed?.status).toBe(200)
      return store.delete(context, second.id).catch((error: Refused) => error.status)
    })
    expect(outcome).toBe(404)
    expect(await totals()).toEqual(await counted())
  })

  test('who all write at a time: every row is counted, and none twice', async () => {
    const rows = await Promise.all(Array.from({ length: 12 }, made))
    const calls = rows.flatMap(({ id }, i) => [
      [`PUT /samples/${id}/toggle`],
      i % 3 ? ['POST /samples', { title: 'Işık' }] : [`DELETE /samples/${id}`],
      [`PUT /samples/${id}/toggle`],
    ]) as [string, object?][]
    const answers = await Promise.all(calls.map(([line, body]) => site.admin(line, body)))
    // One that was deleted meanwhile cannot be turned.
    for (const { status } of answers) expect(status).toBeOneOf([200, 201, 404])
    expect(await totals()).toEqual(await counted())
  })

  /** Totals of the lists of samples: all, those that are on, and the others. */
  const totals = () =>
    Promise.all(
      [{}, { isOn: true }, { isOn: false }].map(async (filter) => {
        const { headers } = await site.admin(`GET /samples?filter=${JSON.stringify(filter)}&range=[0,0]`)
        return Number(String(headers['content-range']).split('/')[1])
      }),
    )
  /** The same of the rows themselves. */
  const counted = async () => {
    const rows = await anyTable(site.database.db).selectFrom('samples').select('isOn').execute()
    const on = rows.filter(({ isOn }) => Number(isOn)).length
    return [rows.length, on, rows.length - on]
  }
})

/** Who waits in this database for a row that another has. */
const whoWait = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** PostgreSQL refuses every statement after one that failed, until the transaction is rolled back to before it (25P02). */
describe('a value that somebody else takes while a transaction goes on, on postgres', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp('postgres', { isLongRunning: true })
  })
  afterAll(() => site.close())

  /** Does something while another connection has taken a slug and not said so yet, which it does once somebody waits for it. */
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

  test('an address that follows its title is made anew, and one that is chosen is refused, with all else still written', async () => {
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

  test('two pictures that are replaced by the same file become one', async () => {
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
