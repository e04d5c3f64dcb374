import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { things } from '../../../tests/admin/things.ts'
import { createTestApp, dialects, type TestApp } from '../../../tests/setup/testApp.ts'
import { draftedMigration } from '../../../tests/setup/throwaway.ts'
import { connect } from '../db/connect.ts'

type Answer = Awaited<ReturnType<TestApp['admin']>>
type Read = { id: number; updatedAt: string }

/** Writers who have all read before the first of them writes (CONTRACT section 3, 409). */
describe.each(dialects)('writers at one time on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, {
      resources: { things },
      drafts: await draftedMigration(things),
      isPatient: true,
    })
  })
  afterAll(() => site.close())

  const made = async () => (await site.admin('POST /things', { title: 'Işık' })).body
  const stored = async ({ id }: { id: number }) => (await site.admin(`GET /things/${id}`)).body
  const save = ({ id, updatedAt }: Read, order: number) => site.admin(`PUT /things/${id}`, { order, updatedAt })
  const remove = ({ id, updatedAt }: Read) =>
    site.admin(`DELETE /things/${id}`, undefined, { headers: { 'if-match': `"${updatedAt}"` } })
  const sorted = (answers: Answer[]) => answers.map(({ status }) => status).sort()

  /**
   * The answers to writers. On PostgreSQL none writes before all have read and wait to, and they write in this order;
   * the embedded database takes one at a time.
   */
  const atOnce = async ({ id }: { id: number }, writers: (() => Promise<Answer>)[]): Promise<Answer[]> => {
    if (dialect === 'sqlite') return Promise.all(writers.map((write) => write()))
    const other = await connect(site.database.url, { isPatient: true })
    const answers: Promise<Answer>[] = []
    await other.db.transaction().execute(async (holding) => {
      await sql`select id from things where id = ${id} for update`.execute(holding)
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
      changes.map((change) => () => site.admin(`PUT /things/${row.id}`, change)),
    )
    expect(sorted(answers)).toEqual([200, 200, 200])
    expect(await stored(row)).toMatchObject({ order: 5, note: 'Not', isOn: true })
  })

  test.each([7, 8])('who flip a flag %i times: each flips what the one before left', async (times) => {
    const row = await made()
    const flips = Array.from({ length: times }, () => () => site.admin(`PUT /things/${row.id}/toggle`))
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
})

/** Who waits in this database for a row that another has. */
const whoWait = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
