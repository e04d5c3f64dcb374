import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { cp, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, test } from 'vitest'
import {
  createTestData,
  type Data,
  insert,
  openData,
  partsIn,
  putUpload,
  storedRows,
} from '../../../../tests/helpers/backups.ts'
import { S3_KEYS, startS3Server } from '../../../../tests/helpers/s3Server.ts'
import { killRounds } from '../../../../tests/helpers/slowTests.ts'
import { dialects, type TestDatabase } from '../../../../tests/helpers/testApp.ts'
import { TEST_TIMEOUT } from '../../../../tests/helpers/timeouts.ts'
import type { BackupState } from '../../../contract/api/backups.ts'
import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { createServices } from '../../api/services.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { tryWithLock } from '../../platform/db/locks.ts'
import { checksumFileOf, listBackups, parseBackupName } from './backupFiles.ts'
import { backupJob } from './backupJob.ts'
import { backupState } from './backupState.ts'
import { type BackupStorageContext, makeBackup } from './makeBackup.ts'

const PROGRAM = resolve(import.meta.dirname, '../../../../tests/helpers/backupProcess.ts')
const ROUNDS = killRounds(5)
/** Two backups of one day long ago: the first has expired at the next pruning. */
const [OVER, KEPT] = ['2026-01-05T10:00:00.000Z', '2026-01-05T11:00:00.000Z'] as const

/** Number of steps that count as near the end. */
const END = 8

const { newPlace, close } = createTestData()
const running = new Set<ChildProcess>()
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  await close()
})

const settingsOf = (place: TestDatabase, more: Record<string, string> = {}) => ({
  DATA_DIR: place.folder,
  DATABASE_URL: place.url,
  BACKUP_URL: join(place.folder, 'yedekler'),
  ...more,
})

/** Makes a backup in another process; `limit` is the maximum size of its files, in kB. */
function another(place: TestDatabase, { limit, ...more }: Record<string, string> & { limit?: string } = {}) {
  const run = `${limit ? `trap '' XFSZ; ulimit -f ${limit}; ` : ''}exec "$0" "$1"`
  const env = { PATH: process.env.PATH, ...settingsOf(place, more) }
  const child = spawn('bash', ['-c', run, process.execPath, PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  return { child, steps: createInterface({ input: child.stdout }) }
}

/** A database with some data that no process has open. */
async function filledPlace(dialect: (typeof dialects)[number]): Promise<TestDatabase> {
  const place = await newPlace(dialect)
  await visit(place, async ({ db, storage }) => {
    const value = () => randomBytes(20_000).toString('base64')
    await insert(db, 'milestones', ...Array.from({ length: 20 }, (_, i) => ({ name: `${i}`, reachedAt: value() })))
    const names = [1, 2, 3].map(() => putUpload(storage, randomBytes(300_000)))
    const text = (await Promise.all(names)).map((name) => `![](/uploads/${name})`).join()
    await insert(db, 'pageContent', { key: 'about', data: text, updatedAt: '2026-11-23T00:00:00.000Z' })
  })
  return place
}

async function visit<T>(place: TestDatabase, work: (data: Data) => Promise<T>): Promise<T> {
  const data = await openData(place)
  return work(data).finally(data.close)
}

const backupsOf = async (place: TestDatabase, data: Data, more = {}) =>
  (await createServices(readSettings(settingsOf(place, more)), data, { storage: data.storage })).backups

/** Runs `work` with the backups of a database, in the context of a server. */
const withArchiveFiles = <T>(
  place: TestDatabase,
  work: (backups: BackupStorageContext, data: Data) => Promise<T>,
  more: Record<string, string> = {},
) =>
  visit(place, async (data) => {
    const backups = await backupsOf(place, data, more)
    return work({ ...backups, backupStorage: backups.backupStorage! }, data)
  })

/** Makes the two old backups, and returns their names. */
const makeOld = (place: TestDatabase, more?: Record<string, string>) =>
  withArchiveFiles(
    place,
    async (backups) => ({
      over: await makeBackup(backups, { at: new Date(OVER) }),
      kept: await makeBackup(backups, { at: new Date(KEPT) }),
    }),
    more,
  )

/** Simulates the next server, once the database has noticed that the previous one ended. */
const next = async (backups: BackupStorageContext) => {
  const turn = () => tryWithLock(backups, 'backups', 'exclusive', async () => 'free')
  await expect.poll(turn).toBeTruthy()
  await backupJob(backups, { log: { info() {}, warn() {}, error() {} } }).run()
}

/** Names of the backups in the audit log. */
async function recordedIn({ db }: Data): Promise<(string | null)[]> {
  const rows = await db.selectFrom('activity').select('recordId').where('action', '=', 'backup').orderBy('id').execute()
  return rows.map(({ recordId }) => recordId)
}

/** Files beside backups and their checksum files. */
async function strangersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  const ours = names.filter(parseBackupName).flatMap((name) => [name, checksumFileOf(name)])
  return names.filter((name) => !ours.includes(name))
}

describe.each(dialects)('backup on %s killed at any step', (dialect) => {
  test(
    `leaves intact backups only, ${ROUNDS} times`,
    async () => {
      const place = await filledPlace(dialect)
      // Encrypted files are written and read in other chunk sizes.
      const more: Record<string, string> =
        dialect === 'sqlite' ? {} : { BACKUP_PASSPHRASE: process.env.KILL_PASSPHRASE ?? 'dört kelime bir parola' }
      const folder = settingsOf(place).BACKUP_URL
      const before = `${folder}-before`
      const { over, kept } = await makeOld(place, more)
      await rename(folder, before)
      const startAgain = async () => {
        await rm(folder, { recursive: true, force: true })
        await cp(before, folder, { recursive: true, preserveTimestamps: true })
      }

      await startAgain()
      const whole = another(place, more)
      const lines: string[] = []
      whole.steps.on('line', (line) => lines.push(line))
      await once(whole.child, 'close')
      expect(lines.slice(-3, -1)).toEqual([`removed ${checksumFileOf(over)}`, `removed ${over}`])

      for (let round = 0; round < ROUNDS; round++) {
        await startAgain()
        // Half of the kills are near the end, during verification and pruning. Chunk sizes vary when reading: the
        // number of steps differs a little between runs, and the process may end before.
        const first = randomInt(2) ? 1 : lines.length - END
        const KILL_AT = String(randomInt(first, lines.length + 5))
        const at = `step ${KILL_AT} of about ${lines.length}`
        expect(await once(another(place, { ...more, KILL_AT }).child, 'exit'), at).toBeOneOf([
          [null, 'SIGKILL'],
          [0, null],
        ])
        const look = async (backups: BackupStorageContext, data: Data) => {
          const there = await listBackups(backups.backupStorage)
          for (const { name } of there)
            expect(
              (await partsIn(join(folder, name), more.BACKUP_PASSPHRASE)).filter((part) =>
                part.name.startsWith('uploads/'),
              ),
              at,
            ).toHaveLength(3)
          const proven = there.filter(({ verifiedAt }) => verifiedAt).map(({ name }) => name)
          expect(proven, at).toContain(kept)
          // An expired backup is deleted once another is verified; its checksum file is deleted first.
          if (!proven.includes(over)) expect(proven, at).toHaveLength(2)
          expect(await strangersIn(folder), at).toBeOneOf([[], [expect.stringMatching(/\.partial$/)]])

          // The next server makes the requested backup, and cleans up.
          await next(backups)
          expect(await backupState(backups), at).toMatchObject({
            isAsked: false,
            lastFailure: null,
            lastVerifiedAt: expect.any(String),
          })
          const left = await listBackups(backups.backupStorage)
          expect(left[0]!.verifiedAt, at).not.toBeNull()
          expect(
            left.map(({ name }) => name),
            at,
          ).toContain(kept)
          expect(
            left.map(({ name }) => name),
            at,
          ).not.toContain(over)
          expect(await strangersIn(folder), at).toEqual([])
          const made = left[0]!.name
          expect(
            (await recordedIn(data)).filter((name) => name === made),
            at,
          ).toBeOneOf([[], [made]])
        }
        await withArchiveFiles(place, look, more)
      }
    },
    (1 + 2 * ROUNDS) * TEST_TIMEOUT,
  )
})

describe.each(dialects)('backup on %s killed', (dialect) => {
  test.each([
    ['the backup and its checksum file', /^kept .*\.tar$/, false],
    ['the checksum file and the audit log', /^kept .*\.sha256$/, true],
    ['two removals', /^removed .*\.sha256$/, true],
  ] as const)('between %s: the next attempt completes it', async (_, { source }, isVerified) => {
    const place = await filledPlace(dialect)
    const { kept } = await makeOld(place)
    expect(await once(another(place, { KILL_AFTER: source }).child, 'exit')).toEqual([null, 'SIGKILL'])
    await withArchiveFiles(place, async (backups) => {
      const list = async () =>
        (await listBackups(backups.backupStorage)).map(({ name, verifiedAt }) => [name, Boolean(verifiedAt)])
      const [made] = (await list())[0] as [string, boolean]
      expect((await list())[0]).toEqual([made, isVerified])
      await next(backups)
      // An unverified backup stays for 30 days, and counts for nothing.
      const another = isVerified ? [] : [[expect.any(String), true]]
      expect(await list()).toEqual([...another, [made, isVerified], [kept, true]])
      expect(await strangersIn(settingsOf(place).BACKUP_URL)).toEqual([])
    })
  })
})

test('backup to S3 killed during a multipart upload leaves neither a file nor parts', async () => {
  const s3 = await startS3Server()
  try {
    const place = await newPlace('sqlite')
    await visit(place, async ({ db, storage }) => {
      const data = `![](/uploads/${await putUpload(storage, randomBytes(18_000_000))})`
      await insert(db, 'pageContent', { key: 'about', data, updatedAt: '2026-11-23T00:00:00.000Z' })
    })
    const more = {
      BACKUP_URL: s3.url,
      AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    }
    const { child } = another(place, more)
    s3.hear((line) => {
      if (line.includes('partNumber=2')) child.kill('SIGKILL')
    })
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    s3.hear(undefined)
    expect(s3.unfinished.size).toBe(1)
    await withArchiveFiles(
      place,
      async (backups) => {
        expect(await listBackups(backups.backupStorage)).toEqual([])
        await next(backups)
        expect(await listBackups(backups.backupStorage)).toMatchObject([{ verifiedAt: expect.any(Date) }])
        expect(s3.unfinished.size).toBe(0)
      },
      more,
    )
  } finally {
    await s3.close()
  }
})

test.each(dialects)('full disk on %s: reported, no partial backup, and the previous one stays', async (dialect) => {
  const place = await filledPlace(dialect)
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
  const rows = () => visit(place, storedRows)
  const before = await stateAfter()
  expect(before).toMatchObject({ lastFailure: null, lastVerifiedAt: expect.any(String) })
  const [there, rowsBefore] = [await readdir(folder), await rows()]
  // Simulates a full disk by the process's file size limit, which has another error code.
  const after = await stateAfter('700')
  expect(after).toMatchObject({
    lastFailure: { message: backupTexts.failures.full },
    lastAt: before.lastAt,
    isAsked: false,
  })
  expect([await readdir(folder), await rows()]).toEqual([there, rowsBefore])
})
