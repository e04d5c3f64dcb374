import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { everyRow } from '../../../../tests/helpers/backups.ts'
import { killedAt, killRounds } from '../../../../tests/helpers/slowTests.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { createMigratedDatabase, type TestDatabase } from '../../../../tests/helpers/testDatabases.ts'
import { TEST_TIMEOUT } from '../../../../tests/helpers/timeouts.ts'
import { contentOf } from '../../content/trash/trash.ts'
import { enqueueNotification } from '../../platform/mail/outbox.ts'
import { pruneMessages } from './personalData.ts'

const PROGRAM = resolve(import.meta.dirname, '../../../../tests/helpers/erasureProcess.ts')
/** Alternates between an erasure and pruning. */
const ROUNDS = killRounds(10)
const PERSON = 'umit@example.com'
const OTHER = 'baska@example.com'
const YEARS_AGO = '2020-01-01T00:00:00.000Z'

/** Runs an erasure or pruning in another process, until it is killed at a statement. */
async function work({ url, folder }: TestDatabase, more: { OF?: string }, killAt = 0) {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: folder, KILL_AT: String(killAt), ...more }
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [out, [status, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { statements: Number(out), ended: [signal, status] }
}

/**
 * Two messages in the inbox and one in the trash, each with versions and an email, and an email to the person; the same
 * for another person.
 */
async function fill(site: TestApp) {
  const { db } = site.database
  for (const email of [PERSON, OTHER]) {
    for (let i = 0; i < 3; i++)
      await site.call('POST /contact/send-message', { name: 'a', email, subject: `${i}`, message: email })
    const filter = encodeURIComponent(JSON.stringify({ q: email }))
    const ids = (await site.admin(`GET /admin/contact-messages?filter=${filter}`)).body.map(
      ({ id }: { id: number }) => id,
    )
    for (const id of ids.slice(0, 3)) {
      await db
        .updateTable('messages')
        .set({ createdAt: email === PERSON ? YEARS_AGO : new Date().toISOString() })
        .where('id', '=', id)
        .execute()
      await site.admin(`PUT /admin/contact-messages/${id}/mark-read`)
      await enqueueNotification(db, { messageId: id, recipient: 'firma@example.com' }, new Date())
    }
    await site.admin(`DELETE /admin/contact-messages/${ids[0]}`)
  }
}

/** Incompletely erased messages. */
async function halves({ db }: TestApp['database']): Promise<unknown[]> {
  const entries = await db.selectFrom('bin').selectAll().execute()
  const messages = (await db.selectFrom('messages').select('id').execute()).map(({ id }) => id)
  const mails = (await db.selectFrom('outbox').select('messageId').execute()).map(({ messageId }) => messageId)
  const versions = await db.selectFrom('history').select('recordId').distinct().execute()
  const withVersions = versions.map(({ recordId }) => Number(recordId))
  const binned = entries.filter(({ goneAt }) => !goneAt).map((entry) => contentOf(entry))
  const whole = [...messages, ...binned.map(({ row }) => row.id)]
  return [
    ...messages.filter((id) => !mails.includes(id)).map((id) => ['no mail', id]),
    ...binned.filter(({ children }) => children.rows[0]?.rows.length !== 1).map(({ row }) => ['no mail', row.id]),
    ...whole.filter((id) => !withVersions.includes(id)).map((id) => ['no versions', id]),
    ...withVersions.filter((id) => !whole.includes(id)).map((id) => ['versions alone', id]),
    ...mails.filter((id) => id && !messages.includes(id)).map((id) => ['a mail alone', id]),
  ]
}

const tracesOf = async (site: TestApp, person: string) =>
  Object.values(await everyRow(site.database))
    .flat()
    .filter((row) => row.includes(person)).length

describe.each(dialects)('a process on %s that is killed during an erasure or pruning', (dialect) => {
  test(
    `leaves no incomplete message, and the next run completes it, ${ROUNDS} times`,
    async () => {
      const place = await createMigratedDatabase(dialect)
      const visit = async (look: (site: TestApp) => Promise<void>) => {
        const site = await createTestApp(dialect, { at: place, settings: { RATE_LIMITS: 'off' } })
        await look(site).finally(() => site.close())
      }
      let fills = 0
      const fillAgain = async (site: TestApp) => {
        await fill(site)
        fills++
      }
      await visit(fillAgain)
      const works = []
      for (const more of [{ OF: PERSON }, {}]) {
        const { statements, ended } = await work(place, more)
        expect(ended).toEqual([null, 0])
        await visit(fillAgain)
        works.push({ more, statements })
      }
      for (let round = 0; round < ROUNDS; round++) {
        const { more, statements } = works[(round + dialects.indexOf(dialect)) % 2]!
        const killAt = killedAt(round, ROUNDS, statements)
        const at = `${JSON.stringify(more)} statement ${killAt} of ${statements}`
        expect((await work(place, more, killAt)).ended, at).toBeOneOf([
          ['SIGKILL', null],
          [null, 0],
        ])
        await visit(async (site) => {
          expect(await halves(site.database), at).toEqual([])
          await site.services.trash.empty(site.services)
          if ('OF' in more) await site.admin(`DELETE /admin/personal-data?of=${PERSON}`)
          else await pruneMessages(site.services, 1).run()
          expect(await tracesOf(site, PERSON), at).toBe(0)
          const { messages, mails } = (await site.admin(`GET /admin/personal-data?of=${OTHER}`)).body
          expect([messages.length, mails.length], at).toEqual([3 * fills, 3 * fills])
          await fillAgain(site)
        })
      }
      await rm(place.folder, { recursive: true })
    },
    (1 + ROUNDS) * TEST_TIMEOUT,
  )
})

test('two instances that erase and prune concurrently erase everything once', async () => {
  const place = await createMigratedDatabase('postgres')
  const sites = await Promise.all(
    [0, 1].map(() => createTestApp('postgres', { at: place, settings: { RATE_LIMITS: 'off' } })),
  )
  const [here] = sites as [TestApp, TestApp]
  for (let i = 0; i < 4; i++) await fill(here)
  const jobs = sites.map((site) => pruneMessages(site.services, 1))
  const [[first, second], ...ends] = await Promise.all([
    Promise.all(sites.map((site) => site.admin(`DELETE /admin/personal-data?of=${PERSON}`))),
    ...jobs.map((job) => job.run()),
  ])
  expect([first!.status, second!.status, ...ends.map(Number.isFinite)]).toEqual([200, 200, true, true])
  expect(await tracesOf(here, PERSON)).toBe(0)
  expect(await halves(here.database)).toEqual([])
  expect((await here.admin(`GET /admin/personal-data?of=${OTHER}`)).body.messages).toHaveLength(12)
  await Promise.all(sites.map((site) => site.close()))
  await rm(place.folder, { recursive: true })
})
