import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readdir, rm, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type Data,
  everyRow,
  insert,
  openData,
  originalsIn,
  partsIn,
  putUpload,
  storedRows,
} from '../../../../tests/helpers/backups.ts'
import { killedAt, killRounds } from '../../../../tests/helpers/slowTests.ts'
import { createTestApp, dialects } from '../../../../tests/helpers/testApp.ts'
import { createMigratedDatabase, type TestDatabase } from '../../../../tests/helpers/testDatabases.ts'
import { TEST_TIMEOUT } from '../../../../tests/helpers/timeouts.ts'
import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { createServices } from '../../api/services.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { makeBackup } from './makeBackup.ts'

const PROGRAM = resolve(import.meta.dirname, '../../../../tests/helpers/restoreProcess.ts')
/** Alternates between the panel and the command line. */
const ROUNDS = killRounds(10)
const BY = ['panel', 'command line']
/** Number of statements that count as near the end. */
const END = 12

const running = new Set<ChildProcess>()
const places: TestDatabase[] = []
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  for (const { folder } of places.splice(0)) await rm(folder, { recursive: true, force: true })
})

const settingsOf = ({ url, folder }: TestDatabase) => ({
  DATABASE_URL: url,
  DATA_DIR: folder,
  BACKUP_URL: join(folder, 'yedekler'),
})

async function visit<T>(place: TestDatabase, work: (data: Data) => Promise<T>): Promise<T> {
  const data = await openData(place)
  return work(data).finally(data.close)
}

/** Replaces all data by other content, with a picture, and makes a backup of it. */
async function fill(data: Data, day: number) {
  const picture = await putUpload(data.storage, randomBytes(100_000))
  await data.db.deleteFrom('pageContent').execute()
  await insert(data.db, 'pageContent', { key: 'about', data: `![](/uploads/${picture})`, updatedAt: '2026-01-01' })
  const value = () => randomBytes(5_000).toString('base64')
  await insert(
    data.db,
    'milestones',
    ...Array.from({ length: 10 }, (_, i) => ({ name: `${day}-${i}`, reachedAt: value() })),
  )
  const { backups } = await createServices(readSettings(settingsOf(data)), data, { storage: data.storage })
  const name = await makeBackup(
    { ...backups, backupStorage: backups.backupStorage! },
    { at: new Date(Date.UTC(2026, 0, day)) },
  )
  return { name, picture, hash: (await originalsIn(data.storage))[picture], rows: await contentOf(data) }
}

/** All data that a restore replaces, without the audit log, which records the restore. */
async function contentOf(data: Data) {
  const { activity: _, ...content } = await storedRows(data)
  return content
}

interface Restore {
  by: string
  name: string
  killAt?: number
  more?: Record<string, string>
  /** Maximum size of its files, in kB. */
  limit?: number
}

/** Restores a backup in another process, until it is killed. */
async function restore(place: TestDatabase, { by, name, killAt = 0, more, limit }: Restore) {
  const env = { PATH: process.env.PATH, ...settingsOf(place), BY: by, NAME: name, KILL_AT: String(killAt), ...more }
  const run = `${limit ? `trap '' XFSZ; ulimit -f ${limit}; ` : ''}exec "$0" "$1"`
  const child = spawn('bash', ['-c', run, process.execPath, PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  const [out, errors, [status, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { statements: Number(out), ended: [signal, status], errors }
}

/** Opens every backup of the replaced data, and deletes it. */
async function openKept(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((name) => name.includes('before-restore'))) {
    const path = join(folder, name)
    if (name.endsWith('.tar'))
      expect((await partsIn(path)).filter((part) => part.name.startsWith('uploads/')).length, name).toBeGreaterThan(0)
    await rm(path)
  }
}

describe.each(dialects)('restore on %s killed at any statement', (dialect) => {
  test(
    `leaves all of the previous data, or all of the backup, ${ROUNDS} times`,
    async () => {
      const place = await createMigratedDatabase(dialect)
      places.push(place)
      let [target, current] = await visit(place, async (data) => [await fill(data, 1), await fill(data, 2)] as const)
      /** Restores the other content, until the process is killed; afterwards either content is present. */
      const restoreOther = async (by: string, killAt?: number) => {
        const before = await visit(place, async (data) => {
          await data.storage.remove(target.picture)
          return everyRow(data)
        })
        const { ended, statements } = await restore(place, { by, name: target.name, killAt })
        const at = `${by}, statement ${killAt}`
        expect(ended, at).toBeOneOf([...(killAt ? [['SIGKILL', null]] : []), [null, 0]])
        await visit(place, async (data) => {
          if (!isDeepStrictEqual(await everyRow(data), before)) [target, current] = [current, target]
          else expect(ended, at).toEqual(['SIGKILL', null])
          expect(await contentOf(data), at).toEqual(current.rows)
          expect(await originalsIn(data.storage), at).toMatchObject({ [current.picture]: current.hash })
        })
        return statements
      }
      const statements = [await restoreOther(BY[0]!), await restoreOther(BY[1]!)]
      for (let round = 0; round < ROUNDS; round++) {
        const turn = (round + dialects.indexOf(dialect)) % BY.length
        const all = statements[turn]!
        // Half of the kills are near the end, around the commit.
        await restoreOther(BY[turn]!, randomInt(2) ? killedAt(round, ROUNDS, all) : all - randomInt(END))
        for (const folder of [place.folder, settingsOf(place).BACKUP_URL]) await openKept(folder)
      }
    },
    (1 + ROUNDS) * TEST_TIMEOUT,
  )

  test('on the command line: the partial before-restore file is deleted by a server after a day', async () => {
    const place = await createMigratedDatabase(dialect)
    places.push(place)
    const { name } = await visit(place, (data) => fill(data, 1))
    const { ended } = await restore(place, { by: 'command line', name, more: { KILL_HALF: '1' } })
    expect(ended).toEqual(['SIGKILL', null])
    const partial = async () => (await readdir(place.folder)).filter((each) => each.endsWith('.partial'))
    const [left] = await partial()
    expect(left).toMatch(/^before-restore-/)
    const before = new Date(Date.now() - 2 * 24 * 60 * 60_000)
    await utimes(join(place.folder, left!), before, before)
    const site = await createTestApp(dialect, { at: place, background: true, settings: { DATA_DIR: place.folder } })
    await expect.poll(partial).toEqual([])
    await site.close()
  })

  test.each([
    ['panel', backupTexts.failures.full],
    ['command line', 'free disk space, or name another file.'],
  ])('full disk, in the %s: reported, and nothing is changed', async (by, sentence) => {
    const place = await createMigratedDatabase(dialect)
    places.push(place)
    const [{ name }, before] = await visit(place, async (data) => {
      const target = await fill(data, 1)
      await fill(data, 2)
      const large = await putUpload(data.storage, randomBytes(3_000_000))
      await insert(data.db, 'pageContent', { key: 'home', data: `![](/uploads/${large})`, updatedAt: '2026-01-01' })
      return [target, [await everyRow(data), await originalsIn(data.storage)]] as const
    })
    const files = async () =>
      (await Promise.all([place.folder, settingsOf(place).BACKUP_URL].map((folder) => readdir(folder))))
        .flat()
        .filter((each) => each.includes('.tar'))
    const there = await files()
    // Simulates a full disk by the process's file size limit, which has another error code.
    const { ended, errors } = await restore(place, { by, name, limit: 2000 })
    expect([ended, errors]).toEqual([[null, 1], expect.stringContaining(sentence)])
    expect(await visit(place, async (data) => [await everyRow(data), await originalsIn(data.storage)])).toEqual(before)
    expect(await files()).toEqual(there)
  })
})
