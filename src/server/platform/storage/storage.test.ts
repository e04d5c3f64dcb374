import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerLater, PAGE_SIZE, S3_KEYS, type S3Server, startS3Server } from '../../../../tests/helpers/s3Server.ts'
import { freePort } from '../../../../tests/helpers/siteServer.ts'
import { OperatorError } from '../config/operatorError.ts'
import { readSettings } from '../config/settings.ts'
import { Refused } from '../http/problems.ts'
import { openStorage } from './openStorage.ts'
import { createS3Storage, readS3Address } from './s3.ts'
import type { ListedFile, Storage } from './storage.ts'

let folder: string
let s3: S3Server
let closedPort: number
const keys = { AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId, AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey }

async function listed(storage: Storage): Promise<ListedFile[]> {
  const files: ListedFile[] = []
  for await (const file of storage.list()) files.push(file)
  return files
}
const names = async (storage: Storage) => (await listed(storage)).map(({ name }) => name).sort()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  s3 = await startS3Server()
  closedPort = await freePort()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const places: Record<string, () => Promise<Storage>> = {
  'a folder': () => openStorage(readSettings({ DATA_DIR: folder })),
  'an S3 store': () => openStorage(readSettings({ STORAGE_URL: s3.url, ...keys })),
}

describe.each(Object.entries(places))('storage: %s', (_, open) => {
  const name = `${'a'.repeat(64)}.png`

  test('stores, returns and deletes files', async () => {
    const storage = await open()
    await storage.check()
    expect(await storage.open(name)).toBeUndefined()
    await storage.put(name, Buffer.from('ilk'))
    await storage.put(name, Buffer.from('ikinci'))
    const file = await storage.open(name)
    expect([file!.size, String(await buffer(file!.stream))]).toEqual([6, 'ikinci'])
    await storage.remove(name)
    await storage.remove(name)
    expect(await storage.open(name)).toBeUndefined()
  })

  test('preserves megabytes', async () => {
    const storage = await open()
    const bytes = Buffer.from(Uint32Array.from({ length: 2_000_000 }, (_, i) => i * 2_654_435_761).buffer)
    await storage.put(name, bytes)
    const read = await buffer((await storage.open(name))!.stream)
    expect(read.equals(bytes)).toBe(true)
    await storage.remove(name)
  })

  test('lists all files with size and time', async () => {
    const storage = await open()
    const before = Date.now() - 2000
    for (const content of ['bir', 'iki!', 'uc']) await storage.put(`${content}.png`, Buffer.from(content))
    const files = (await listed(storage)).sort((a, b) => a.size - b.size)
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ['uc.png', 2],
      ['bir.png', 3],
      ['iki!.png', 4],
    ])
    for (const { modifiedAt } of files) expect(modifiedAt.getTime()).toBeGreaterThan(before)
    for (const { name } of files) await storage.remove(name)
    expect(await names(storage)).toEqual([])
  })
})

test('folder storage: has no partial or temporary file', async () => {
  const storage = await places['a folder']!()
  await expect(storage.put('yok/boyle.png', Buffer.from('x'))).rejects.toThrow('ENOENT')
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

describe('S3 storage', () => {
  const open = () => places['an S3 store']!()

  test('lists only its prefix, in pages', async () => {
    const elsewhere = createS3Storage(readS3Address(s3.url.replace('/site/resimler', '')), S3_KEYS)
    await elsewhere.put('resim.png', Buffer.from('x'))
    const storage = await open()
    const put = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, i) => `${i}.png`)
    for (const name of put) await storage.put(name, Buffer.from('x'))
    s3.asked.length = 0
    expect(await names(storage)).toEqual(put)
    expect(s3.asked.length).toBe(3)
    expect(await names(elsewhere)).toEqual(['resim.png'])
  })

  test.each([500, 503, 429])('retries after a %i', async (status) => {
    const storage = await open()
    s3.misbehave((_, response) => response.writeHead(status).end('<Error><Code>SlowDown</Code></Error>'))
    await storage.put('tekrar.png', Buffer.from('x'))
    s3.misbehave(
      (_, response) => response.writeHead(status).end(),
      (request) => request.socket.destroy(),
    )
    expect((await storage.open('tekrar.png'))?.size).toBe(1)
  })

  test('fails after the last attempt with a 503 and a logged cause', async () => {
    const storage = await open()
    s3.asked.length = 0
    s3.misbehave(answerLater, answerLater, answerLater, answerLater)
    const failure = await storage.open('x.png').catch((error: Error) => error)
    expect(failure).toBeInstanceOf(Refused)
    expect(failure).toMatchObject({ status: 503, cause: { message: 'the store answered 503 SlowDown' } })
    expect(s3.asked.length).toBe(4)
  })

  test('times out', async () => {
    const storage = await open()
    const asked = Promise.withResolvers<ServerResponse>()
    s3.misbehave(
      (_, response) => asked.resolve(response),
      () => {},
    )
    const ended: string[] = []
    const opening = storage.open('x.svg').finally(() => ended.push('a file that is asked for'))
    const answer = await asked.promise
    await expect(storage.check()).rejects.toMatchObject({ status: 503 })
    expect(ended).toEqual([])
    answer.writeHead(404).end()
    expect(await opening).toBeUndefined()
  })

  test('is checked twice at startup', async () => {
    s3.misbehave(answerLater)
    await open()
    s3.misbehave(answerLater, answerLater)
    await expect(open()).rejects.toThrow(OperatorError)
  })

  test('requests files without compression, so that their length is known', async () => {
    const storage = await open()
    let asked: string | undefined
    s3.misbehave((request, response) => {
      asked = request.headers['accept-encoding']
      response.writeHead(200, { 'content-length': 3 }).end('svg')
    })
    expect((await storage.open('x.svg'))?.size).toBe(3)
    expect(asked).toBe('identity')
  })

  test('stores the media type, and an immutable cache header for uploads', async () => {
    const storage = await open()
    const sentHeaders: (string | undefined)[][] = []
    for (const name of [`${'a'.repeat(64)}.png`, `${'a'.repeat(64)}-320.avif`, 'notlar']) {
      s3.misbehave(({ headers }, response) => {
        sentHeaders.push([headers['content-type'], headers['cache-control']])
        response.writeHead(200).end()
      })
      await storage.put(name, Buffer.from('x'))
    }
    const immutable = 'public, max-age=31536000, immutable'
    expect(sentHeaders).toEqual([
      ['image/png', immutable],
      ['image/avif', immutable],
      ['application/octet-stream', undefined],
    ])
  })

  test('does not retry a rejected key', async () => {
    const storage = createS3Storage(readS3Address(s3.url), { ...S3_KEYS, secretAccessKey: 'yanlis' })
    s3.asked.length = 0
    await expect(storage.put('x.png', Buffer.from('x'))).rejects.toMatchObject({
      status: 503,
      cause: { message: 'the store answered 403 SignatureDoesNotMatch' },
    })
    expect(s3.asked.length).toBe(1)
  })

  test.each([
    ['another key', (url: string) => ({ STORAGE_URL: url, ...keys, AWS_SECRET_ACCESS_KEY: 'yanlis' }), '403'],
    ['another bucket', (url: string) => ({ STORAGE_URL: url.replace('filiz-deneme', 'yok-boyle'), ...keys }), '404'],
    [
      'no server',
      () => ({ STORAGE_URL: `s3://b-1/p?endpoint=http://127.0.0.1:${closedPort}`, ...keys }),
      'ECONNREFUSED',
    ],
    ['https', (url: string) => ({ STORAGE_URL: url.replace('http%3A', 'https%3A'), ...keys }), 'SSL'],
  ])('with %s refuses to start with one line', async (_, settings, reason) => {
    const failure = await openStorage(readSettings(settings(s3.url))).catch((error: Error) => error)
    expect(failure).toBeInstanceOf(OperatorError)
    expect((failure as Error).message).toMatch(
      /^STORAGE_URL: the bucket at http\S+ cannot be used \(.*\); make it reachable, or correct [^\n]+$/,
    )
    expect((failure as Error).message).toContain(reason)
  })
})

describe('S3 URL', () => {
  test.each([
    ['s3://resimler', 'https://resimler.s3.us-east-1.amazonaws.com/', 'us-east-1', ''],
    [
      's3://resimler/site?region=eu-central-1',
      'https://resimler.s3.eu-central-1.amazonaws.com/',
      'eu-central-1',
      'site/',
    ],
    ['s3://resim.filiz.com/?region=eu-west-1', 'https://s3.eu-west-1.amazonaws.com/resim.filiz.com/', 'eu-west-1', ''],
    ['s3://b-1/a/b/?endpoint=https://x.r2.example/&region=auto', 'https://x.r2.example/b-1/', 'auto', 'a/b/'],
  ])('%s', (text, bucketUrl, region, prefix) => {
    expect(readS3Address(text)).toEqual({ bucketUrl, region, prefix })
  })

  test.each(['s3://B/x', 's3://', 'file:///x', 's3://b-1/a b', 's3://b-1?endpoint=ftp://x', 's3://b-1?key=x'])(
    '%s is refused at startup',
    (url) => {
      expect(() => readSettings({ STORAGE_URL: url, ...keys })).toThrow('STORAGE_URL must be')
    },
  )

  test('STORAGE_URL requires keys', () => {
    expect(() => readSettings({ STORAGE_URL: 's3://b-1' })).toThrow(
      'AWS_ACCESS_KEY_ID must be set, as STORAGE_URL is; AWS_SECRET',
    )
  })
})
