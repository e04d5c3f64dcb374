import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dialects, openTestDatabase } from '../../../tests/setup/testApp.ts'
import type { Database } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { addAdministrator } from './administrators.ts'
import { createSessions, SESSION_LIFETIME } from './sessions.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

describe.each(dialects)('a session on %s', (dialect) => {
  let database: Database
  let administratorId: number
  let now = Date.parse('2026-03-01T09:00:00.000Z')
  beforeAll(async () => {
    database = await openTestDatabase(dialect)
    await migrate(database)
    administratorId = (await addAdministrator(database.db, 'ayse@example.com', 'parola'))!.id
  })
  afterAll(() => database.close())

  const begin = async () => {
    const sessions = createSessions(database.db, () => now)
    const token = await sessions.open(administratorId)
    const daysLeft = async () => {
      const { expiresAt } = await database.db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow()
      return (Date.parse(expiresAt) - now) / DAY
    }
    return { sessions, token, daysLeft, use: () => sessions.find(token) }
  }

  test('is renewed by use, at most once a day', async () => {
    const { use, daysLeft } = await begin()
    expect(await daysLeft()).toBe(30)
    now += 23 * HOUR
    expect(await use()).toMatchObject({ administratorId, email: 'ayse@example.com' })
    expect(await daysLeft()).toBe(30 - 23 / 24)
    now += 2 * HOUR
    await use()
    expect(await daysLeft()).toBe(30)
    now += 12 * HOUR
    await use()
    expect(await daysLeft()).toBe(29.5)
  })

  test('lasts as long as it is used, and ends thirty days after that', async () => {
    const { use } = await begin()
    for (let i = 0; i < 5; i++) {
      now += 29 * DAY
      expect(await use()).not.toBeNull()
    }
    now += SESSION_LIFETIME - 1
    expect(await use()).not.toBeNull()
    now += SESSION_LIFETIME
    expect(await use()).toBeNull()
  })

  test('is cleared away once it has ended, when somebody signs in', async () => {
    await begin()
    now += SESSION_LIFETIME
    await begin()
    expect(await database.db.selectFrom('sessions').select('expiresAt').execute()).toHaveLength(1)
  })
})
