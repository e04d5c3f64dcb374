import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putBack, rowsIn } from '../../../../tests/helpers/backups.ts'
import { type MailServer, startMailServer } from '../../../../tests/helpers/mailServer.ts'
import { pagesOfProducts } from '../../../../tests/helpers/productPages.ts'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import {
  createEmptyDatabase,
  createTestApp,
  type TestApp,
  type TestDatabase,
} from '../../../../tests/helpers/testApp.ts'
import { connect } from '../../platform/db/connect.ts'
import { readRecords } from './backupState.ts'

const source = pagesOfProducts()

let mails: MailServer
let place: TestDatabase
let folder: string
let here: TestApp
let there: TestApp
beforeEach(async () => {
  place = await createEmptyDatabase('postgres')
  folder = await mkdtemp(join(tmpdir(), 'yedek-'))
  mails = await startMailServer()
  const settings = { DATA_DIR: place.folder, BACKUP_URL: folder, SMTP_URL: mails.url }
  here = await createTestApp('postgres', { at: place, background: true, settings, source })
  there = await createTestApp('postgres', { at: place, background: true, settings, source })
})
afterEach(async () => {
  await Promise.all([here.close(), there.close()])
  await mails.close()
  for (const each of [folder, place.folder]) await rm(each, { recursive: true, force: true })
})

/** Waits for the newest backup and its verification. */
async function newest() {
  const list = async () => (await here.admin('GET /admin/backups')).body
  await expect.poll(async () => (await list())[0]?.verifiedAt).toBeTruthy()
  return (await list())[0].name as string
}

test('two instances: a restore by one is shown by the other at once, which continues to work', async () => {
  await here.admin('POST /products', { name: 'Eski' })
  const first = await newest()
  await there.admin('POST /admin/backups')
  await expect.poll(newest).not.toBe(first)
  const name = await newest()
  const { slug } = (await there.admin('POST /products', { name: 'Sonra' })).body
  const names = async () => (await there.call('GET /products')).body.map((each: { name: string }) => each.name)
  const page = async () => (await there.app.inject({ url: `/urunler/${slug}` })).statusCode
  expect([await names(), await page()]).toEqual([['Sonra', 'Eski'], 200])

  expect((await putBack(here, name)).status).toBe(200)
  await expect.poll(async () => [await names(), await page()]).toEqual([['Eski'], 404])
  expect((await there.admin('GET /admin/backups')).status).toBe(401)
  const signedIn = { headers: { authorization: `Bearer ${await there.signIn()}` } }
  expect((await there.call('POST /products', { name: 'Bundan sonra' }, signedIn)).body).toMatchObject({ id: 2 })
  expect((await here.call('GET /products')).body).toHaveLength(2)
})

test('two instances: a failure on both is recorded and emailed once', async () => {
  await newest()
  await rename(folder, `${folder}-`)
  await writeFile(folder, '')
  const failed = async () => (await readRecords(here.database.db)).failed?.count
  for (const [i, site] of [here, there, here].entries()) {
    await Promise.all([site.admin('POST /admin/backups'), site.admin('POST /admin/backups')])
    await expect.poll(failed).toBeGreaterThan(i)
  }
  await expect.poll(() => mails.received.length).toBe(1)
  const letters = await here.database.db.selectFrom('outbox').select('recipient').execute()
  expect(letters).toEqual([{ recipient: ADMIN.email }])
  await rm(folder)
  await rename(`${folder}-`, folder)
})

test('two instances: writes that another instance began before a restore are backed up too', async () => {
  const name = await newest()
  const { promise: mayEnd, resolve: commit } = Promise.withResolvers<void>()
  const { promise: inserted, resolve: hasInserted } = Promise.withResolvers<void>()
  // The connection is idle while one backup is read and another one is made.
  const other = await connect(place.url, { isLongRunning: true })
  const writing = other.db.transaction().execute(async (trx) => {
    await trx.insertInto('milestones').values({ name: 'arada', reachedAt: new Date().toISOString() }).execute()
    hasInserted()
    await mayEnd
  })
  await inserted
  const restoring = putBack(here, name)
  const waiting = sql`
    select 1 from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await waiting.execute(here.database.db)).rows.length).toBeGreaterThan(0)
  commit()
  await writing
  await other.close()
  const { status, body } = await restoring
  expect(status).toBe(200)
  const [keptAs] = body.message.match(/backup-\S+-before-restore\.tar/)
  expect((await rowsIn(join(folder, keptAs)))('milestones')).toContain('arada')
})
