import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import {
  createTestApp,
  dialects,
  openMigratedDatabase,
  openTestDatabase,
  type TestApp,
} from '../../../../tests/helpers/testApp.ts'
import { anyTable } from '../../platform/db/columns.ts'
import type { Database } from '../../platform/db/connect.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { migrations } from '../../platform/db/migrations/index.ts'
import { addAdministrator } from './administrators.ts'
import { createSessions, listSessions, openSession } from './sessions.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe.each(dialects)('session on %s', (dialect) => {
  let database: Database
  let administratorId: number
  let now = Date.parse('2026-03-01T09:00:00.000Z')
  beforeAll(async () => {
    database = await openMigratedDatabase(dialect)
    administratorId = (await addAdministrator(database.db, 'ayse@example.com', 'parola'))!.id
  })
  beforeEach(() => database.db.deleteFrom('sessions').execute())
  afterAll(() => database.close())

  const contextOf = ({ db }: Pick<Database, 'db'>, idle = 12 * HOUR, lifetime = 30 * DAY) => ({
    db,
    now: () => now,
    settings: { SESSION_IDLE: idle / HOUR, SESSION_LIFETIME: lifetime / DAY, REQUIRE_SECOND_FACTOR: false },
  })
  const begin = async (stays = false, ...limits: number[]) => {
    const context = contextOf(database, ...limits)
    const token = await openSession(context, { administratorId, stays })
    return { context, use: () => createSessions(context).find(token) }
  }

  test('expires twelve hours after its last use', async () => {
    const { use } = await begin()
    for (let i = 0; i < 5; i++) {
      now += 12 * HOUR - 1
      expect(await use()).toMatchObject({ administratorId, email: 'ayse@example.com' })
    }
    now += 12 * HOUR
    expect(await use()).toBeNull()
  })

  test.each([[false], [true]])('expires thirty days after sign-in, used or not; stay signed in: %s', async (stays) => {
    const { use } = await begin(stays)
    const begun = now
    while (now < begun + 30 * DAY - HOUR) {
      now += 11 * HOUR
      now = Math.min(now, begun + 30 * DAY - 1)
      expect(await use()).not.toBeNull()
    }
    now = begun + 30 * DAY
    expect(await use()).toBeNull()
  })

  test('with "stay signed in" does not expire when unused', async () => {
    const { use } = await begin(true)
    now += 29 * DAY
    expect(await use()).not.toBeNull()
  })

  test('expires by the settings', async () => {
    const { use } = await begin(false, MINUTE, 3 * MINUTE)
    for (const _ of [1, 2, 3]) {
      now += MINUTE - 1
      expect(await use()).not.toBeNull()
    }
    now += 3
    expect(await use()).toBeNull()
    const idle = await begin(false, MINUTE, DAY)
    now += MINUTE
    expect(await idle.use()).toBeNull()
  })

  test('stores its last use every few minutes at most', async () => {
    const { use, context } = await begin()
    const begun = now
    const lastUse = async () =>
      Date.parse((await listSessions(context, { id: 0, administratorId }))[0]!.lastUsedAt) - begun
    now += 3 * MINUTE - 1
    await use()
    expect(await lastUse()).toBe(0)
    now += 1
    await use()
    expect(await lastUse()).toBe(3 * MINUTE)
  })

  test('expired ones are deleted at the next sign-in', async () => {
    await begin()
    now += 12 * HOUR
    await begin()
    expect(await database.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  })

  test('of an older version stays valid and expires like any other from its next use on', async () => {
    const old = await openTestDatabase(dialect)
    await migrate(old, Object.fromEntries(Object.entries(migrations).filter(([name]) => name === '0084-baseline')))
    const { id } = (await addAdministrator(old.db, 'eski@example.com', 'parola'))!
    const [token, createdAt] = ['x', new Date(now).toISOString()]
    const tokenHash = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881'
    const expiresAt = new Date(now + 30 * DAY).toISOString()
    const row = { tokenHash, administratorId: id, createdAt, expiresAt }
    await anyTable(old.db).insertInto('sessions').values(row).execute()
    await migrate(old)
    const context = contextOf(old)
    const sessions = createSessions(context)
    now += DAY
    expect(await listSessions(context, { id: 0, administratorId: id })).toMatchObject([
      { createdAt, lastUsedAt: createdAt, device: '' },
    ])
    expect(await sessions.find(token)).toMatchObject({ administratorId: id })
    now += 12 * HOUR
    expect(await sessions.find(token)).toBeNull()
    await old.close()
  })
})

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

describe.each(dialects)('list of sessions on %s', (dialect) => {
  let site: TestApp
  let now = Date.parse('2026-03-01T09:00:00.000Z')
  beforeAll(async () => {
    site = await createTestApp(dialect, { now: () => now, settings: { SESSION_IDLE: '2', SESSION_LIFETIME: '0.5' } })
  })
  beforeEach(async () => {
    await site.database.db.deleteFrom('sessions').execute()
    await site.database.db.deleteFrom('activity').execute()
  })
  afterAll(() => site.close())

  const signIn = async (more: object = {}, userAgent = CHROME): Promise<string> =>
    (await site.call('POST /accounts/login', { ...ADMIN, ...more }, { headers: { 'user-agent': userAgent } })).body
      .token
  const as = (token: string) => (line: string) =>
    site.call(line, undefined, { headers: { authorization: `Bearer ${token}` } })
  /** Audit log entries of ended sessions. */
  const ended = async () => {
    const found = site.database.db.selectFrom('activity').select('recordId').where('resource', '=', 'sessions')
    return (await found.where('action', '=', 'signOut').execute()).map(({ recordId }) => recordId)
  }

  test('shows device, sign-in, last use and the current session', async () => {
    const first = await signIn()
    const begun = new Date(now).toISOString()
    now += 10 * MINUTE
    const second = await signIn({}, 'curl/8.5.0 (a secret)')
    now += 10 * MINUTE
    const { status, body, headers } = await as(first)('GET /accounts/sessions')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).toEqual([
      {
        id: expect.any(Number),
        createdAt: begun,
        lastUsedAt: new Date(now).toISOString(),
        device: 'Chrome, Windows',
        isCurrent: true,
      },
      {
        id: expect.any(Number),
        createdAt: expect.any(String),
        lastUsedAt: new Date(now - 10 * MINUTE).toISOString(),
        device: 'curl',
        isCurrent: false,
      },
    ])
    expect(JSON.stringify(await site.database.db.selectFrom('sessions').selectAll().execute())).not.toMatch(
      /secret|Mozilla/,
    )
    expect((await as(second)('GET /accounts/sessions')).body[0]).toMatchObject({ device: 'curl', isCurrent: true })
  })

  test('does not show expired sessions', async () => {
    const [idle, staying] = [await signIn(), await signIn({ staySignedIn: true })]
    now += 2 * HOUR
    expect((await as(idle)('GET /accounts/sessions')).status).toBe(401)
    expect((await as(staying)('GET /accounts/sessions')).body).toHaveLength(1)
    now += 10 * HOUR
    expect((await as(staying)('GET /accounts/sessions')).status).toBe(401)
  })

  test('ends one session, once', async () => {
    const [mine, other] = [await signIn(), await signIn()]
    const [, { id }] = (await as(mine)('GET /accounts/sessions')).body.toSorted(byCurrent)
    expect(await as(mine)(`DELETE /accounts/sessions/${id}`)).toMatchObject({
      status: 200,
      body: { id, isCurrent: false },
    })
    expect((await as(other)('GET /accounts/sessions')).status).toBe(401)
    expect((await as(mine)(`DELETE /accounts/sessions/${id}`)).status).toBe(404)
    expect((await as(mine)('DELETE /accounts/sessions/x')).status).toBe(404)
    expect(await ended()).toEqual([String(id)])
  })

  test('ends the current session, too', async () => {
    const mine = await signIn()
    const [{ id }] = (await as(mine)('GET /accounts/sessions')).body
    expect((await as(mine)(`DELETE /accounts/sessions/${id}`)).status).toBe(200)
    expect((await as(mine)('GET /accounts/sessions')).status).toBe(401)
  })

  test('ends all other sessions', async () => {
    const [mine, ...others] = [await signIn(), await signIn(), await signIn()]
    const theirs = (await as(mine)('GET /accounts/sessions')).body.slice(1).map(({ id }: { id: number }) => String(id))
    expect(await as(mine)('DELETE /accounts/sessions')).toMatchObject({
      status: 200,
      body: { message: 'Diğer tüm oturumlar kapatıldı.' },
    })
    for (const other of others) expect((await as(other)('GET /accounts/sessions')).status).toBe(401)
    expect((await as(mine)('GET /accounts/sessions')).body).toMatchObject([{ isCurrent: true }])
    expect((await ended()).toSorted()).toEqual(theirs.toSorted())
  })

  test('neither shows nor ends sessions of other administrators', async () => {
    const { db } = site.database
    const neighbour = await addAdministrator(db, 'komsu@example.com', 'komşu-şifre')
    const theirs = await openSession(
      { db, settings: site.settings, now: () => now },
      { administratorId: neighbour!.id },
    )
    const mine = await signIn()
    const [{ id }] = (await as(theirs)('GET /accounts/sessions')).body
    expect((await as(mine)('GET /accounts/sessions')).body).toHaveLength(1)
    expect((await as(mine)(`DELETE /accounts/sessions/${id}`)).status).toBe(404)
    await as(mine)('DELETE /accounts/sessions')
    expect((await as(theirs)('GET /accounts/sessions')).status).toBe(200)
  })
})

const byCurrent = (a: { isCurrent: boolean }, b: { isCurrent: boolean }) => Number(b.isCurrent) - Number(a.isCurrent)
