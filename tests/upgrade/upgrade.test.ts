import { createHash } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withBackup } from '../../src/server/backup/openBackup.ts'
import { migrations } from '../../src/server/db/migrations/index.ts'
import { isLong } from '../long.ts'
import { type Data, openData, restore } from '../setup/backups.ts'
import { createPlace, createTestApp, dialects, type Place, type TestApp } from '../setup/testApp.ts'
import { releases, unpackReleased } from './released.ts'

/** So many migrations are tried over data that no released version has written. */
const MOST_NEWER = 12

test('a version is kept here that is not long past; makeReleased.ts says how to keep a newer one', () => {
  const newer = Object.keys(migrations).filter((name) => name.slice(0, 4) > releases.at(-1)!)
  expect(newer.slice(MOST_NEWER)).toEqual([])
})

const left = releases.flatMap((release) => dialects.map((dialect) => [release, dialect] as const))

describe.each(left)('what the version up to %s left on %s', (release, dialect) => {
  let released: Awaited<ReturnType<typeof unpackReleased>>
  beforeAll(async () => {
    released = await unpackReleased(release)
  })
  afterAll(() => rm(released.folder, { recursive: true }))

  let place: Place
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

  test('is brought up to date by a start, and all of it is found', async () => {
    place = await leaveReleased()
    await expectEverything(await start())
  })

  // Shortly, each backup into one database: `leaveReleased` puts it into PostgreSQL besides.
  test.runIf(isLong || dialect === 'sqlite')('is all there after a restore of its backup', async () => {
    place = await createPlace(dialect)
    const data = await openData(place)
    await restore(data, released.backup)
    await data.close()
    await expectEverything(await start())
  })

  /** The database and the uploads as that version had them: a copy of its files, or its backup with nothing newer run. */
  async function leaveReleased(): Promise<Place> {
    const place = await createPlace(dialect)
    if (dialect === 'sqlite') {
      await cp(released.data, place.folder, { recursive: true })
      return { ...place, url: `sqlite:${join(place.folder, 'filiz.sqlite')}` }
    }
    const known = await withBackup(released.backup, async ({ manifest }) => manifest.migrations)
    const drafts = Object.fromEntries(known.map((name) => [name, migrations[name]!]))
    const data: Data = await openData(place, { drafts })
    await restore(data, released.backup, drafts)
    await data.close()
    return place
  }

  /** Answers may say more by now, never less. */
  async function expectEverything({ admin, app }: TestApp) {
    const { answers, uploads } = released.recorded
    expect(Object.keys(answers).length).toBeGreaterThan(50)
    for (const [path, { status, location, body }] of Object.entries(answers)) {
      const answer = await admin(`GET ${path}`)
      expect([path, answer.status, answer.headers.location]).toEqual([path, status, location])
      if (body) expect({ path, body: answer.body }).toMatchObject({ path, body: lasting(body) })
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
 * Without how it stands with mails, since a restore gives up those that waited, as they may have been sent meanwhile; and without when
 * one was last signed in, as this test is.
 */
const lasting = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (name, value) =>
    /^(notification|mails|lastSignInAt)$/.test(name) ? undefined : value,
  )
