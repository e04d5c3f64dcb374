import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUCKET, S3_KEYS, type S3Server, startS3Server } from '../../../../tests/helpers/s3Server.ts'
import { readSettings } from '../config/settings.ts'
import { openBackupStorage } from './openStorage.ts'
import { createS3Client, createS3Storage, readS3Address } from './s3.ts'
import type { ListedFile, Storage } from './storage.ts'

let folder: string
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const NAME = 'backup-2026-11-23T03-00-00-000Z.tar'
const PART = 64 * 1024
const keys = { AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId, AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey }

const places: Record<string, () => Promise<Storage>> = {
  'a folder that is not there yet': async () =>
    (await openBackupStorage(readSettings({ BACKUP_URL: join(folder, 'yeni', 'yedekler') })))!,
  'an S3 store': async () => (await openBackupStorage(readSettings({ BACKUP_URL: s3.url, ...keys })))!,
  'an S3 store, in parts': async () =>
    createS3Storage(readS3Address(`${s3.url}`.replace('resimler', 'parca')), S3_KEYS, PART),
}

async function listed(storage: Storage) {
  const files: ListedFile[] = []
  for await (const file of storage.list()) files.push(file)
  return files
}
const isBackup = (name: string) => name === NAME

async function* inChunks(bytes: Buffer, size = 10_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function* failing(bytes: Buffer) {
  yield* inChunks(bytes)
  throw new Error('buraya kadar')
}

test('folder store: links and pipes are not followed, for reading or writing', async () => {
  const place = await mkdtemp(join(folder, 'links-'))
  const victim = join(place, 'victim')
  await writeFile(victim, 'as it was')
  await symlink(victim, join(place, NAME))
  const store = (await openBackupStorage(readSettings({ BACKUP_URL: place })))!
  expect(await listed(store)).toMatchObject([{ name: 'victim' }])
  expect(await store.open(NAME)).toBeUndefined()
  await store.put(NAME, inChunks(Buffer.from('new')))
  expect(await readFile(victim, 'utf8')).toBe('as it was')
  expect(await readFile(join(place, NAME), 'utf8')).toBe('new')
  const pipe = NAME.replace('-23T', '-24T')
  execFileSync('mkfifo', [join(place, pipe)])
  expect(await store.open(pipe)).toBeUndefined()
})

describe.each(Object.entries(places))('%s', (_, open) => {
  test('stores and returns files byte by byte', async () => {
    const store = await open()
    expect(await listed(store)).toEqual([])
    expect(await store.open(NAME)).toBeUndefined()
    for (const length of [0, 1, PART - 1, PART, PART + 1, 3 * PART, 5 * PART + 7]) {
      const bytes = randomBytes(length)
      await store.put(NAME, inChunks(bytes))
      const kept = await store.open(NAME)
      expect(kept!.size).toBe(length)
      expect((await buffer(kept!.stream)).equals(bytes), `${length} bytes`).toBe(true)
    }
    expect(await listed(store)).toMatchObject([{ name: NAME, size: 5 * PART + 7 }])
    await store.remove(NAME)
    await store.remove(NAME)
    expect(await listed(store)).toEqual([])
  })

  test('stores nothing of a failed write', async () => {
    const store = await open()
    for (const length of [100, 3 * PART])
      await expect(store.put(NAME, failing(randomBytes(length)))).rejects.toThrow('buraya kadar')
    expect(await listed(store)).toEqual([])
    expect(await store.open(NAME)).toBeUndefined()
  })
})

test('S3 store: the multipart upload of a failed write is aborted', async () => {
  const store = await places['an S3 store, in parts']!()
  await expect(store.put(NAME, failing(randomBytes(3 * PART)))).rejects.toThrow()
  expect(s3.asked.at(-1)).toMatch(/^DELETE .*uploadId=/)
})

test('S3 store: multipart uploads interrupted by a crash are aborted, others are not', async () => {
  const store = await places['an S3 store, in parts']!()
  const send = createS3Client(S3_KEYS, 'eu-central-1')
  const place = `${s3.endpoint}/${BUCKET}/site/parca/`
  const begin = async (name: string) => (await send({ method: 'POST', url: `${place}${name}?uploads=` })).text()
  for (const name of [NAME, 'notlar.txt', `alt/${NAME}`]) await begin(name)
  await store.removePartial(isBackup)
  expect([...s3.unfinished.values()].sort()).toEqual([`site/parca/alt/${NAME}`, 'site/parca/notlar.txt'])
  s3.setDown(true)
  await store.removePartial(isBackup)
  s3.setDown(false)
})

test('folder store: mode 0600; partial files after a crash are deleted, others are not', async () => {
  const place = join(folder, 'oda')
  const store = (await openBackupStorage(readSettings({ BACKUP_URL: place })))!
  await store.removePartial(isBackup)
  await store.put(NAME, inChunks(randomBytes(10)))
  expect((await stat(join(place, NAME))).mode & 0o777).toBe(0o600)
  const others = [`${NAME}.partial`, `notlar.txt.${randomUUID()}.partial`, 'notlar.txt']
  for (const name of [`${NAME}.${randomUUID()}.partial`, ...others]) await writeFile(join(place, name), '')
  await store.removePartial(isBackup)
  expect((await readdir(place)).sort()).toEqual([NAME, ...others].sort())
})

test('settings: BACKUP_URL, BACKUP_AT and the keys of a store are validated', () => {
  const refusal = (given: Record<string, string>) => () => readSettings(given)
  for (const url of ['yedekler', './yedekler', 'https://example.com/x', 's3://', 's3://B/x'])
    expect(refusal({ BACKUP_URL: url, ...keys }), url).toThrow(/BACKUP_URL must be left out .*, an absolute path, or/)
  for (const time of ['3:00', '24:00', '03.00', '03:60'])
    expect(refusal({ BACKUP_AT: time })).toThrow('BACKUP_AT must be')
  expect(refusal({ BACKUP_URL: s3.url })).toThrow('AWS_ACCESS_KEY_ID must be set, as BACKUP_URL is')
  expect(readSettings({ BACKUP_URL: '/yedekler' })).toMatchObject({ BACKUP_AT: '03:00' })
})
