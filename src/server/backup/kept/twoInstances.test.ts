import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rowsIn } from '../../../../tests/setup/backups.ts'
import { createPlace, createTestApp, type Place, type TestApp } from '../../../../tests/setup/testApp.ts'
import { ADMIN } from '../../../../tests/siteServer.ts'

let place: Place
let folder: string
let here: TestApp
let there: TestApp
beforeEach(async () => {
  place = await createPlace('postgres')
  folder = await mkdtemp(join(tmpdir(), 'yedek-'))
  const settings = { DATA_DIR: place.folder, BACKUP_URL: folder }
  here = await createTestApp('postgres', { at: place, background: true, settings })
  there = await createTestApp('postgres', { at: place, background: true, settings })
})
afterEach(async () => {
  await Promise.all([here.close(), there.close()])
  for (const each of [folder, place.folder]) await rm(each, { recursive: true, force: true })
})

test('what another instance has begun to write before a restore is kept too', async () => {
  await expect.poll(async () => (await here.admin('GET /admin/backups')).body.length, { timeout: 20_000 }).toBe(1)
  const [{ name }] = (await here.admin('GET /admin/backups')).body
  let commit = () => {}
  const mayEnd = new Promise<void>((resolve) => {
    commit = resolve
  })
  const writing = there.database.db.transaction().execute(async (trx) => {
    await trx.insertInto('milestones').values({ name: 'arada', reachedAt: new Date().toISOString() }).execute()
    await mayEnd
  })
  const restoring = here.admin(`POST /admin/backups/${name}/restore`, { currentPassword: ADMIN.password })
  const waiting = sql`select 1 from pg_locks where not granted`
  await expect
    .poll(async () => (await waiting.execute(here.database.db)).rows.length, { timeout: 20_000 })
    .toBeGreaterThan(0)
  commit()
  await writing
  const { status, body } = await restoring
  expect(status).toBe(200)
  const [keptAs] = body.message.match(/backup-\S+-before-restore\.tar/)
  expect((await rowsIn(join(folder, keptAs)))('milestones')).toContain('arada')
})
