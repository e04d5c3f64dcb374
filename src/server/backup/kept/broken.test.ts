import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, test } from 'vitest'
import { isLong } from '../../../../tests/long.ts'
import { createDesk, type Data, insert, openData } from '../../../../tests/setup/backups.ts'
import { dialects, type Place } from '../../../../tests/setup/testApp.ts'
import type { BackupState } from '../../../contract/backupCalls.ts'
import { backupTexts } from '../../../contract/texts/administrator/backups.ts'
import { readSettings } from '../../process/settings.ts'
import { createServices } from '../../services.ts'
import { withBackup } from '../openBackup.ts'
import { backupJob } from './backupJob.ts'
import { backupState } from './backups.ts'
import { listKept } from './listKept.ts'

const PROGRAM = resolve(import.meta.dirname, '../../../../tests/setup/backupProcess.ts')
/** How often it is killed. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? (isLong ? 5 : 1))

const { newPlace, close } = createDesk()
const running = new Set<ChildProcess>()
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  await close()
})

const settingsOf = (place: Place, more: Record<string, string> = {}) => ({
  DATA_DIR: place.folder,
  DATABASE_URL: place.url,
  BACKUP_URL: join(place.folder, 'yedekler'),
  ...more,
})

/** Has another process make a backup of the data at a place; `limit` is how big a file of its may become, in kB. */
function another(place: Place, { limit, ...more }: Record<string, string> & { limit?: string } = {}) {
  const run = `${limit ? `trap '' XFSZ; ulimit -f ${limit}; ` : ''}exec "$0" "$1"`
  const env = { PATH: process.env.PATH, ...settingsOf(place, more) }
  const child = spawn('bash', ['-c', run, process.execPath, PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  return { child, steps: createInterface({ input: child.stdout }) }
}

/** Data of some size, in a place that nobody has open. */
async function filledPlace(dialect: (typeof dialects)[number]): Promise<Place> {
  const place = await newPlace(dialect)
  await visit(place, async ({ db, storage }) => {
    const value = () => randomBytes(20_000).toString('base64')
    await insert(db, 'secrets', ...Array.from({ length: 20 }, (_, i) => ({ name: `${i}`, value: value() })))
    for (let i = 0; i < 3; i++) await storage.put(`${String(i).repeat(64)}.png`, randomBytes(300_000))
    const text = [0, 1, 2].map((i) => `![](/uploads/${String(i).repeat(64)}.png)`).join()
    await insert(db, 'pageContent', { key: 'about', data: text, updatedAt: '2026-11-23T00:00:00.000Z' })
  })
  return place
}

async function visit<T>(place: Place, work: (data: Data) => Promise<T>): Promise<T> {
  const data = await openData(place)
  return work(data).finally(data.close)
}

const backupsOf = async (place: Place, data: Data, more = {}) =>
  (await createServices(readSettings(settingsOf(place, more)), data, { storage: data.storage })).backups

describe.each(dialects)('a process on %s that is killed in the midst of a backup', (dialect) => {
  test(
    `leaves whole backups only, ${ROUNDS} times`,
    async () => {
      const place = await filledPlace(dialect)
      // What is encrypted is written and read in other pieces.
      const more: Record<string, string> =
        dialect === 'sqlite' ? {} : { BACKUP_PASSPHRASE: process.env.KILL_PASSPHRASE ?? 'dört kelime bir parola' }
      const folder = settingsOf(place).BACKUP_URL
      const whole = another(place, more)
      let steps = 0
      whole.steps.on('line', () => steps++)
      await once(whole.child, 'close')
      expect(steps).toBeGreaterThan(20)
      for (let round = 0; round < ROUNDS; round++) {
        // Pieces that are read are of more than one size: their number differs a little from one time to the next.
        const KILL_AT = String(randomInt(1, Math.ceil(steps * 0.8)))
        expect(await once(another(place, { ...more, KILL_AT }).child, 'exit'), `step ${KILL_AT}`).toEqual([
          null,
          'SIGKILL',
        ])
        await visit(place, async (data) => {
          const backups = await backupsOf(place, data, more)
          const kept = await listKept(backups.keeping!.store)
          for (const { name } of kept)
            await withBackup(join(folder, name), async ({ uploads }) => expect(uploads).toHaveLength(3), {
              passphrase: more.BACKUP_PASSPHRASE || undefined,
            })
          expect(kept.filter(({ verifiedAt }) => verifiedAt).length).toBeGreaterThan(0)
          expect((await readdir(place.folder)).filter((name) => name.startsWith('.unpacked'))).toEqual([])
        })
      }
      // Whoever comes next makes what was asked for, and tidies up.
      await visit(place, async (data) => {
        const backups = await backupsOf(place, data, more)
        await backupJob(backups, { log: { info() {}, warn() {}, error() {} } }).run()
        expect(await backupState(backups)).toMatchObject({
          isAsked: false,
          lastFailure: null,
          lastVerifiedAt: expect.any(String),
        })
        expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([])
      })
    },
    20_000 + ROUNDS * 15_000,
  )
})

test('a disk that is full is said so, leaves no half backup, and the one before stays', async () => {
  const place = await filledPlace('sqlite')
  const folder = settingsOf(place).BACKUP_URL
  const stateAfter = async (limit?: string) => {
    const { child, steps } = another(place, limit ? { limit } : {})
    let last = ''
    steps.on('line', (line) => {
      last = line
    })
    expect(await once(child, 'close')).toEqual([0, null])
    return JSON.parse(last) as BackupState
  }
  const before = await stateAfter()
  expect(before).toMatchObject({ lastFailure: null, lastVerifiedAt: expect.any(String) })
  const there = await readdir(folder)
  // What a file may have is a limit of its own to the process, and said by another code than a disk's.
  const after = await stateAfter('700')
  expect(after).toMatchObject({
    lastFailure: { message: backupTexts.failures.full },
    lastAt: before.lastAt,
    isAsked: false,
  })
  expect(await readdir(folder)).toEqual(there)
})
