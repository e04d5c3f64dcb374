import { spawnSync } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  createTestData,
  type Data,
  insert,
  openData,
  originalsIn,
  restore,
  storedRows,
  verifyFile,
} from '../../../../tests/helpers/backups.ts'
import { picture } from '../../../../tests/helpers/images.ts'
import { S3_KEYS, type S3Server, startS3Server } from '../../../../tests/helpers/s3Server.ts'
import { isSlow } from '../../../../tests/helpers/slowTests.ts'
import { databases } from '../../../../tests/helpers/testApp.ts'
import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { createServices } from '../../api/services.ts'
import { readSettings } from '../../platform/config/settings.ts'
import type { QueuedEmail } from '../../platform/mail/outbox.ts'
import { storeFile } from '../media/uploads.ts'
import { backupName, listBackups } from './backupFiles.ts'
import { backupJob, type Failure, sendFailureEmail } from './backupJob.ts'
import { backupState, readRecords, requestBackup } from './backupState.ts'

const { failures, emails: messages } = backupTexts
type OnFailure = NonNullable<Parameters<typeof backupJob>[1]['onFailure']>
const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** 03:00 in Istanbul on the night to 23 November. */
const NIGHT = Date.parse('2026-11-23T00:00:00Z')
const S3 = { AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId, AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey }

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(() => s3.close())

const { empty, onClose, close } = createTestData()
afterEach(close)

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

/** One instance on these data, with a clock that the test sets. */
async function instance(data: Data, given: Record<string, string> = {}, clock = { now: NIGHT + HOUR }) {
  const settings = readSettings({
    DATA_DIR: data.folder,
    DATABASE_URL: data.url,
    BACKUP_URL: join(data.folder, 'yedekler'),
    ...given,
  })
  const { backups } = await createServices(settings, data, { storage: data.storage, now: () => clock.now })
  const failed: Failure[] = []
  const start = (onFailure: OnFailure = async (failure) => void failed.push(failure)) =>
    backupJob(backups, { log, onFailure })
  const job = start()
  const kept = async () => (await listBackups(backups.backupStorage!)).map(({ name }) => name)
  return { backups, clock, failed, kept, run: job.run, start, folder: settings.BACKUP_URL!, settings }
}

describe.each(databases('sqlite'))('backup job on %s', (dialect) => {
  const places: [string, (data: Data) => Record<string, string>][] = [
    ['a folder', () => ({})],
    [
      'an S3 store, encrypted',
      (data) => ({
        ...S3,
        BACKUP_URL: s3.url.replace('resimler', data.folder.slice(-6)),
        BACKUP_PASSPHRASE: 'dört kelime bir parola',
      }),
    ],
  ]

  test.each(places)(
    'stores and verifies a backup in %s each night, which the other database restores',
    async (_, given) => {
      const data = await empty(dialect)
      await insert(data.db, 'milestones', { name: 'mühür', reachedAt: 'x' })
      await storeFile(data, await picture('png'))
      const { backups, clock, kept, run, settings } = await instance(data, given(data))
      expect(await run()).toBe(NIGHT + DAY)
      const at = new Date(clock.now).toISOString()
      expect(await backupState(backups)).toMatchObject({
        configured: true,
        lastAt: at,
        lastFailure: null,
        isOld: false,
        running: null,
      })
      expect((await backupState(backups)).lastVerifiedAt).toBeTruthy()
      await run()
      expect(await kept()).toHaveLength(1)
      clock.now = NIGHT + DAY - 1
      await run()
      expect(await kept()).toHaveLength(1)
      clock.now = NIGHT + DAY
      await run()
      const [name] = await kept()
      expect(await kept()).toHaveLength(2)

      const target = await empty(dialect === 'sqlite' ? 'postgres' : 'sqlite')
      const path = join(target.folder, name!)
      await writeFile(path, (await backups.backupStorage!.open(name!))!.stream)
      if (settings.BACKUP_PASSPHRASE) await expect(restore(target, path)).rejects.toThrow('set the passphrase')
      await restore(target, path, undefined, undefined, settings.BACKUP_PASSPHRASE)
      // The audit entry is written after the backup.
      await data.db.deleteFrom('activity').where('recordId', '=', name!).execute()
      expect(await storedRows(target)).toEqual(await storedRows(data))
      expect(await originalsIn(target.storage)).toEqual(await originalsIn(data.storage))
    },
  )

  test('makes one backup for two instances', async () => {
    const data = await empty(dialect)
    const other = dialect === 'postgres' ? await openData(data) : data
    if (other !== data) onClose(other.close)
    const [one, two] = [await instance(data), await instance(other)]
    await Promise.all([one.run(), two.run()])
    await Promise.all([one.run(), two.run()])
    // A later instance on the same data makes no further backup.
    await (await instance(other)).run()
    expect(await one.kept()).toHaveLength(1)
    const made = data.db.selectFrom('activity').select('recordId').where('action', '=', 'backup')
    expect(await made.execute()).toHaveLength(1)
    expect([...one.failed, ...two.failed]).toEqual([])
  })

  test('makes a requested backup once', async () => {
    const { backups, clock, kept, run } = await instance(await empty(dialect))
    await run()
    clock.now += HOUR
    await requestBackup(backups)
    expect((await backupState(backups)).isAsked).toBe(true)
    await run()
    await run()
    const at = new Date(clock.now).toISOString()
    expect(await backupState(backups)).toMatchObject({ isAsked: false, lastAt: at })
    // The newest of the day stays.
    expect(await kept()).toHaveLength(1)
  })

  test.each(['the pause', 'a restart'])('retries a requested backup that failed after %s', async (event) => {
    const { backups, clock, folder, kept, run, start } = await instance(await empty(dialect))
    await run()
    clock.now += HOUR
    await requestBackup(backups)
    await rename(folder, `${folder}-`)
    await writeFile(folder, '')
    const retryAt = clock.now + 5 * 60_000
    expect(await run()).toBe(retryAt)
    // The request does not stay open.
    expect((await backupState(backups)).isAsked).toBe(false)
    await rm(folder)
    await rename(`${folder}-`, folder)
    expect(await run()).toBe(retryAt)
    if (event === 'the pause') clock.now = retryAt
    const retry = event === 'the pause' ? run : start().run
    expect(await retry()).toBe(NIGHT + DAY)
    const lastAt = new Date(clock.now).toISOString()
    expect(await backupState(backups)).toMatchObject({ lastAt, lastFailure: null })
    expect(await kept()).toHaveLength(1)
  })

  test('catches up a missed night at the start, in the time zone of the site', async () => {
    const data = await empty(dialect)
    const { clock, kept, run } = await instance(data)
    await run()
    clock.now = NIGHT + 5 * DAY - HOUR
    const later = await instance(data, {}, clock)
    expect(await later.run()).toBe(NIGHT + 5 * DAY)
    expect((await kept())[0]).toContain('2026-11-27T23-00')
    const elsewhere = await instance(data, { SITE_TIMEZONE: 'America/New_York', BACKUP_AT: '22:30' }, clock)
    expect(await elsewhere.run()).toBe(Date.parse('2026-11-28T03:30:00Z'))
  })

  test('records a failure once, retries after a pause, and clears it after a success', async () => {
    const data = await empty(dialect)
    await writeFile(join(data.folder, 'yedekler'), 'a file')
    const { backups, clock, failed, folder, kept, run } = await instance(data)
    const begin = clock.now
    expect(await run()).toBe(begin + 5 * 60_000)
    const state = await backupState(backups)
    expect(state.lastFailure).toEqual({ at: new Date(begin).toISOString(), message: failures.missing })
    expect(await run()).toBe(begin + 5 * 60_000)
    expect(failed).toMatchObject([{ why: 'failed', message: failures.missing, lastAt: undefined }])
    clock.now += 5 * 60_000
    expect(await run()).toBe(clock.now + 15 * 60_000)
    // The requesting call returns at once, and its request does not stay open forever.
    await requestBackup(backups)
    await run()
    expect((await backupState(backups)).isAsked).toBe(false)
    await rm(folder)
    // A restart does not retry at once either.
    expect(await (await instance(data, {}, clock)).run()).toBe(NIGHT + DAY)
    expect(await kept()).toHaveLength(1)
    expect((await backupState(backups)).lastFailure).toBeNull()
    // A new series of failures is reported again, and its duration once.
    await rename(folder, `${folder}-`)
    await writeFile(folder, '')
    for (let hour = 0; hour < 60; hour++) {
      clock.now += HOUR
      await run()
    }
    expect(failed.map(({ why }) => why)).toEqual(['failed', 'failed', 'old'])
    expect(failed.at(-1)!.lastAt).toEqual(new Date(NIGHT + HOUR + 5 * 60_000))
  })
})

describe.each(databases('sqlite'))('failure emails on %s', (dialect) => {
  const SITE = { SITE_NAME: 'Filiz', SITE_TIMEZONE: 'Europe/Istanbul', PUBLIC_URL: 'https://filiz.example' }

  /** An instance whose backups fail from `block` on, with one administrator who gets emails. */
  async function failing() {
    const data = await empty(dialect)
    const at = new Date(NIGHT).toISOString()
    const ayse = { email: 'ayse@filiz.example', passwordHash: '', createdAt: at, updatedAt: at }
    // An invited person who has not accepted is not an administrator yet.
    const invited = { ...ayse, email: 'davetli@filiz.example', invitedAt: at }
    for (const one of [ayse, invited]) await data.db.insertInto('administrators').values(one).execute()
    const { start, ...one } = await instance(data)
    const block = async () => {
      await rename(one.folder, `${one.folder}-`).catch(() => {})
      await writeFile(one.folder, '')
    }
    const post: OnFailure = (failure, ground) => sendFailureEmail(ground, failure, SITE, new Date(one.clock.now))
    const letters = async () => {
      const rows = await data.db.selectFrom('outbox').select('letter').orderBy('id').execute()
      return rows.map(({ letter }) => JSON.parse(letter!) as QueuedEmail)
    }
    return { ...one, db: data.db, block, post, start, run: start(post).run, letters }
  }

  test('are queued in the transaction that records the failure', async () => {
    const { block, db, letters, post, run, start } = await failing()
    await block()
    const broken = start(async (...args) => {
      await post(...args)
      throw new Error('the server ended')
    })
    await expect(broken.run()).rejects.toThrow('the server ended')
    expect([await letters(), (await readRecords(db)).failed]).toEqual([[], undefined])
    await run()
    expect(await letters()).toMatchObject([{ subject: 'Yedek alınamadı: Filiz' }])
  })

  test.each(['never had one', 'knows of none since it was restored'])(
    'are sent a second time after two days, also if the site %s',
    async (state) => {
      const { block, clock, db, letters, run } = await failing()
      const hadOne = state !== 'never had one'
      if (hadOne) {
        await run()
        await db.deleteFrom('backupRecords').execute()
        clock.now = NIGHT + DAY
      }
      await block()
      const begin = clock.now
      while (clock.now < begin + 3 * DAY) {
        await run()
        clock.now += HOUR
      }
      const [, old, ...more] = await letters()
      expect(more).toEqual([])
      expect(old!.subject).toBe('İki gündür yedek alınamıyor: Filiz')
      expect(old!.text.split('\n\n')).toEqual([
        'Filiz sitesinin iki günden uzun süredir yeni bir yedeği yok.',
        failures.missing,
        'Bilinen sağlam bir yedek yok.',
        messages.again,
        'Yedekleri aç: https://filiz.example/admin/settings/backups\n',
      ])
    },
  )

  test('are not sent if the server was off for days and makes a backup at startup', async () => {
    const { clock, letters, run, start, post } = await failing()
    await run()
    clock.now += 5 * DAY
    await start(post).run()
    expect(await letters()).toEqual([])
  })

  test('name the last backup in the store when the database has no record of it', async () => {
    const { backups, clock, db, letters, run } = await failing()
    await run()
    await db.deleteFrom('backupRecords').execute()
    const store = backups.backupStorage!
    store.put = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
    }
    clock.now = NIGHT + DAY
    await run()
    clock.now = NIGHT + HOUR + 2 * DAY
    await run()
    const sent = (await letters()).map(({ subject, text }) => [subject.split(':')[0], text.split('\n\n')[2]])
    expect(sent).toEqual([
      ['Yedek alınamadı', 'Son sağlam yedek: 23 Kasım 2026 04:00.'],
      ['İki gündür yedek alınamıyor', 'Son sağlam yedek: 23 Kasım 2026 04:00.'],
    ])
  })
})

describe('backup store', () => {
  test.each(databases('postgres'))(
    'unreachable: the failure is reported and nothing is lost, on %s',
    async (dialect) => {
      const data = await empty(dialect)
      const { backups, clock, kept, run } = await instance(data, {
        ...S3,
        BACKUP_URL: s3.url.replace('resimler', `uzak-${dialect}`),
      })
      await run()
      const [earlier] = await kept()
      const { lastAt } = await backupState(backups)
      const rows = await storedRows(data)
      clock.now = NIGHT + DAY
      s3.setDown(true)
      try {
        await run()
        const { lastFailure, ...state } = await backupState(backups)
        expect(lastFailure!.message).toMatch(/depoya ulaşılamadı.*\(the store answered 503/)
        expect(state.lastAt).toBe(lastAt)
      } finally {
        s3.setDown(false)
      }
      expect([await kept(), await storedRows(data)]).toEqual([[earlier], rows])
      await requestBackup(backups)
      await run()
      expect(await backupState(backups)).toMatchObject({ lastFailure: null, lastAt: new Date(clock.now).toISOString() })
      expect(await kept()).toEqual([expect.any(String), earlier])
    },
  )

  test('unreachable before the verification: the backup is removed, and the next attempt makes another', async () => {
    const { backups, clock, kept, run } = await instance(await empty('sqlite'))
    const store = backups.backupStorage!
    const open = store.open
    store.open = async () => {
      store.open = open
      throw Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' })
    }
    await run()
    expect(await kept()).toEqual([])
    expect((await backupState(backups)).lastFailure).toMatchObject({ message: failures.missing })
    clock.now += HOUR
    await run()
    expect(await kept()).toHaveLength(1)
    expect(await backupState(backups)).toMatchObject({ lastVerifiedAt: expect.any(String), lastFailure: null })
  })

  test.each<[string, (file: Buffer, earlier: Buffer) => Buffer]>([
    [
      'corrupts written data',
      (file) => file.fill(file[file.length >> 1]! ^ 1, file.length >> 1, (file.length >> 1) + 1),
    ],
    ['replaces a backup by another intact one', (_, earlier) => earlier],
  ])('%s: the backup is removed, the others stay', async (_, damage) => {
    const { backups, clock, folder, kept, run } = await instance(await empty('sqlite'))
    await run()
    const [earlier] = await kept()
    const store = backups.backupStorage!
    const { put } = store
    store.put = async (name, content) => {
      await put(name, content)
      const path = join(folder, name)
      if (name.endsWith('.tar'))
        await writeFile(path, damage(await readFile(path), await readFile(join(folder, earlier!))))
    }
    clock.now += DAY
    await run()
    expect(await kept()).toEqual([earlier])
    expect((await backupState(backups)).lastFailure!.message).toBe(failures.notAsWritten)
  })

  test.skipIf(process.getuid?.() === 0)('not writable: the failure is reported', async () => {
    const data = await empty('sqlite')
    const place = join(data.folder, 'kapali')
    await mkdir(place, { mode: 0o500 })
    const { backups, run } = await instance(data, { BACKUP_URL: place })
    await run()
    await chmod(place, 0o700)
    expect((await backupState(backups)).lastFailure!.message).toBe(failures.forbidden)
  })

  test.runIf(isSlow)('files of other names are never touched', async () => {
    const { clock, folder, kept, run } = await instance(await empty('sqlite'))
    await mkdir(folder)
    const others = [
      'notlar.txt',
      'backup-2026-11-22T23-59-00-000Z.tar',
      'backup-2026-11-23T00-30-00-000Z.tar',
      'filiz-2020-01-01.tar',
    ]
    for (const name of others) await writeFile(join(folder, name), '')
    for (let day = 0; day < 9; day++) {
      await run()
      clock.now += DAY
    }
    expect(await readdir(folder)).toEqual(expect.arrayContaining(others))
    const [newest] = await kept()
    expect((await stat(join(folder, newest!))).mode & 0o777).toBe(0o600)
    // Of nine days the last seven stay, which include the Sunday and the end of November; one of the other names looks
    // like a backup.
    expect(await kept()).toHaveLength(9)
    expect((await readdir(folder)).filter((name) => name.endsWith('.sha256'))).toHaveLength(7)
    const check = spawnSync('sha256sum', ['--check', `${newest}.sha256`], { cwd: folder })
    expect(String(check.stdout)).toMatch(/: OK$/m)
  })

  test('emptied: reported as lost until the next backup', async () => {
    const { backups, clock, folder, kept, run } = await instance(await empty('sqlite'))
    await run()
    await rm(folder, { recursive: true })
    const nothing = { lastAt: null, lastVerifiedAt: null, lastFailure: null }
    expect(await backupState(backups)).toMatchObject({ isLost: true, ...nothing })
    clock.now = NIGHT + DAY
    await run()
    expect(await kept()).toHaveLength(1)
    expect(await backupState(backups)).toMatchObject({ isLost: false, lastVerifiedAt: expect.any(String) })
  })

  test('unreachable while no backup is due: the state names the last backup, and no email is sent', async () => {
    const { backups, clock, failed, folder, run } = await instance(await empty('sqlite'))
    await run()
    await rename(folder, `${folder}-`)
    await writeFile(folder, '')
    clock.now += HOUR
    await run()
    expect(failed).toEqual([])
    expect(await backupState(backups)).toMatchObject({
      isLost: false,
      lastAt: new Date(NIGHT + HOUR).toISOString(),
      lastFailure: { message: failures.missing },
    })
  })

  test('a backup with a future time counts for no night', async () => {
    const { backups, clock, folder, kept, run } = await instance(await empty('sqlite'))
    await run()
    const [first] = await kept()
    const ahead = backupName({ at: new Date(NIGHT + 400 * DAY), isEncrypted: false, isBeforeRestore: false })
    for (const end of ['', '.sha256'])
      await writeFile(join(folder, ahead + end), await readFile(join(folder, first! + end)))
    clock.now = NIGHT + DAY
    await run()
    const at = new Date(clock.now).toISOString()
    expect(await backupState(backups)).toMatchObject({ lastAt: at, isOld: false })
    for (let day = 2; day < 12; day++) {
      clock.now = NIGHT + day * DAY
      await run()
    }
    const names = await kept()
    expect(names[0]).toBe(ahead)
    // The last seven days: the future backup counts for none of them.
    expect(names.filter((name) => name !== ahead)).toHaveLength(7)
  })

  test('not configured: no backup is made', async () => {
    const { backups, run } = await instance(await empty('sqlite'), { BACKUP_URL: '' })
    expect(await run()).toBeUndefined()
    expect(await backupState(backups)).toMatchObject({ configured: false, lastAt: null, lastFailure: null })
  })
})

test('backup state: a backup is too old after two days', async () => {
  const { backups, clock, run } = await instance(await empty('sqlite'))
  await run()
  clock.now += 2 * DAY - 1
  expect((await backupState(backups)).isOld).toBe(false)
  clock.now += 1
  expect((await backupState(backups)).isOld).toBe(true)
})

test('backup job: a shutdown cancels it without a partial file and without a failure', async () => {
  const { backups, failed, folder, kept, run } = await instance(await empty('sqlite'))
  await run(AbortSignal.abort())
  expect([await kept(), failed]).toEqual([[], []])
  expect(await readdir(folder)).toEqual([])
  expect(await backupState(backups)).toMatchObject({ lastFailure: null, running: null })
})

test.runIf(isSlow)('encrypted backup: no unencrypted data are left on the disk', async () => {
  const data = await empty('sqlite')
  const { folder, kept, run } = await instance(data, { BACKUP_PASSPHRASE: 'bir' })
  await run()
  expect((await readdir(data.folder)).filter((name) => name.includes('unpacked'))).toEqual([])
  const path = join(folder, (await kept())[0]!)
  expect((await verifyFile(path, 'bir')).manifest.format).toBe(1)
  await expect(verifyFile(path, 'iki')).rejects.toThrow('was encrypted with another passphrase')
  const bytes = await readFile(path)
  bytes[bytes.length - 100]! ^= 1
  await writeFile(path, bytes)
  await expect(verifyFile(path, 'bir')).rejects.toThrow('is damaged (it is not as it was encrypted)')
})
