import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../src/server/platform/db/connect.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'
import { migrations } from '../../src/server/platform/db/migrations/index.ts'
import { openData, restore } from '../helpers/backups.ts'
import { isSlow } from '../helpers/slowTests.ts'
import {
  createEmptyDatabase,
  createTestApp,
  dialects,
  openTestDatabase,
  type TestApp,
  type TestDatabase,
} from '../helpers/testApp.ts'
import { copyReleased, type Released, releases, unpackReleased } from './releasedData.ts'
import { schemaOf } from './schemaOf.ts'

const cases = releases.flatMap((release) => dialects.map((dialect) => [release, dialect] as const))

describe.each(cases)('upgrade from migration %s on %s', (release, dialect) => {
  let released: Released
  beforeAll(async () => {
    released = await unpackReleased(release)
  })
  afterAll(() => rm(released.folder, { recursive: true }))

  let place: TestDatabase
  let site: TestApp | undefined
  afterEach(async () => {
    await site?.close()
    site = undefined
    await rm(place.folder, { recursive: true })
  })

  const start = async () => {
    const now = () => Date.parse(released.recorded.at)
    const settings = { PUBLIC_URL: 'https://filiz.example', SMTP_URL: 'smtp://127.0.0.1:9' }
    site = await createTestApp(dialect, { at: place, now, settings })
    return site
  }

  test('schema: equals that of a new database', async () => {
    place = await copyReleased(released, dialect)
    const [old, fresh] = [{ ...(await connect(place.url)), ...place }, await openTestDatabase(dialect)]
    try {
      await migrate(old)
      await migrate(fresh)
      expect(await schemaOf(old)).toEqual(await schemaOf(fresh))
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(old.db)
      expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations))
    } finally {
      await old.close()
      await fresh.close()
    }
  })

  /** The later release would only repeat the content checks of the older one. */
  const hasContentTests = release === '0084'

  test.runIf(isSlow || hasContentTests)('start: upgrades the database and keeps all content', async () => {
    place = await copyReleased(released, dialect)
    await expectEverything(await start())
  })

  test.runIf(isSlow || hasContentTests)('restore: a backup of the released version keeps all content', async () => {
    place = await createEmptyDatabase(dialect)
    const data = await openData(place)
    await restore(data, released.backup)
    await data.close()
    await expectEverything(await start())
  })

  /** Responses may have gained fields, but not lost any. */
  async function expectEverything({ admin, app }: TestApp) {
    const { answers, uploads } = released.recorded
    expect(Object.keys(answers).length).toBeGreaterThan(50)
    // A singleton that was never saved has the initial texts of the running version.
    const isInitial = (path: string) => {
      const [, key] = /\/page-content\/(.+)$/.exec(path) ?? []
      return (
        key !== undefined &&
        !(answers[`/admin/page-content/${key}`]?.body as { updatedAt?: string } | undefined)?.updatedAt
      )
    }
    // The demo's title gave way to `SITE_NAME`.
    for (const [path, { body }] of Object.entries(answers))
      if (path.endsWith('/page-content/site-settings')) Object.assign(body as object, { title: null })
    for (const [path, { status, location, body }] of Object.entries(answers)) {
      const answer = await admin(`GET ${path}`)
      expect([path, answer.status, answer.headers.location]).toEqual([path, status, location])
      if (body && !isInitial(path)) expect({ path, body: answer.body }).toMatchObject({ path, body: lasting(body) })
    }
    expect(uploads.length).toBeGreaterThan(25)
    for (const url of uploads) {
      const { statusCode, rawPayload } = await app.inject({ url })
      expect([url, statusCode]).toEqual([url, 200])
      expect(url).toContain(createHash('sha256').update(rawPayload).digest('hex'))
    }
  }
})

/**
 * Without the state of emails (a restore drops pending ones), the time of the last sign-in (this test signs in), and the titles of
 * singletons, which are those of the running version.
 */
const lasting = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (name, value) => {
    if (/^(notification|mails|lastSignInAt)$/.test(name)) return undefined
    if (value?.resource !== 'page-content') return value
    const { title: _, ...reference } = value
    return reference
  })
