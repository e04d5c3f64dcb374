import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { S3_KEYS, type S3Server, startS3Server } from '../../../../tests/helpers/s3Server.ts'
import { writeSmallBuild } from '../../../../tests/helpers/smallBuild.ts'
import { createApp } from '../../api/app.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { openStorage } from '../../platform/storage/openStorage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { openBuiltSite } from './builtSite.ts'
import { shareAssets } from './sharedAssets.ts'

const DAY = 24 * 60 * 60 * 1000
const SCRIPT = 'console.warn("an older version")'

/** Both types of storage in the settings. */
const places: Record<string, (folder: string, s3: S3Server) => Record<string, string>> = {
  'a folder': (folder) => ({ DATA_DIR: folder }),
  'a store that speaks S3': (_, s3) => ({
    STORAGE_URL: s3.url,
    AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  }),
}

const namesIn = async (storage: Storage) => {
  const names: string[] = []
  for await (const { name } of storage.list()) names.push(name)
  return names
}

describe.each(Object.entries(places))('built files of two versions, shared in %s', (_, settingsAt) => {
  let folder: string
  let s3: S3Server
  let dists: string[]
  let settings: ReturnType<typeof readSettings>
  let shared: Storage
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shared-'))
    s3 = await startS3Server()
    dists = [writeSmallBuild(), writeSmallBuild()]
    await writeFile(join(dists[0]!, 'site/assets/older-1.js'), SCRIPT)
    settings = readSettings({ ...settingsAt(folder, s3), VITE_API_URL: 'https://api.example/api' })
    shared = await openStorage(settings, 'built')
  })
  afterEach(async () => {
    for (const each of [folder, ...dists]) await rm(each, { recursive: true })
    await s3.close()
  })

  const sourceOf = (version: 0 | 1) => openBuiltSite(dists[version])
  const share = (version: 0 | 1, now?: () => number) => shareAssets(sourceOf(version).folders, shared, now).run()
  const names = () => namesIn(shared)
  const requestApi = async (url: string) => {
    const app = await createApp({ settings, source: sourceOf(1), sharedFiles: shared })
    const answer = await app.inject({ url })
    await app.close()
    return answer
  }

  test('a file of another version is served like an own one', async () => {
    expect((await requestApi('/assets/older-1.js')).statusCode).toBe(404)
    await share(0)
    const { statusCode, headers, body } = await requestApi('/assets/older-1.js?v=1')
    expect([statusCode, body]).toEqual([200, SCRIPT])
    const { headers: own } = await requestApi('/assets/entry-1.js')
    for (const name of ['cache-control', 'content-type', 'content-security-policy', 'x-content-type-options'])
      expect([name, headers[name]]).toEqual([name, own[name]])
    expect((await requestApi('/admin-assets/assets/main-1.js')).statusCode).toBe(200)
  })

  test('sharing is aborted at shutdown if the store does not respond', async () => {
    const stopping = new AbortController()
    const asked = Promise.withResolvers<void>()
    const put = () => {
      asked.resolve()
      return new Promise<void>(() => {})
    }
    const running = shareAssets(sourceOf(0).folders, { ...shared, put }).run(stopping.signal)
    await asked.promise
    stopping.abort()
    await expect(running).resolves.toBeDefined()
  })

  test.each([
    '/assets/none.js',
    '/assets/..%2fentry-1.js',
    '/assets/older-1.js.br',
    '/assets/older-1.exe',
    '/admin-assets/assets/older-1.js',
  ])('other paths are a 404: %s', async (url) => {
    await share(0)
    expect((await requestApi(url)).statusCode).toBe(404)
  })

  test('the files of both versions are stored, and none beside the uploads', async () => {
    await share(0)
    await share(1)
    expect(await names()).toEqual(expect.arrayContaining(['admin-assets--assets--main-1.js', 'assets--older-1.js']))
    expect((await names()).filter((name) => /\.(br|gz)$/.test(name))).toEqual([])
    expect(await namesIn(await openStorage(settings))).toEqual([])
  })

  test('files that no version has stored for a month are deleted, and stored again on demand', async () => {
    await share(0)
    const inSixWeeks = () => Date.now() + 42 * DAY
    await share(1, inSixWeeks)
    expect(await names()).not.toContain('assets--older-1.js')
    expect(await names()).toContain('assets--entry-1.js')
    await share(0)
    expect(await names()).toContain('assets--older-1.js')
  })
})

test('shared assets: a running version renews its files before they expire', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shared-'))
  const dist = writeSmallBuild()
  const shared = await openStorage(readSettings({ DATA_DIR: folder }), 'built')
  const { folders } = openBuiltSite(dist)
  let now = Date.now()
  const job = shareAssets(folders, shared, () => now)
  await job.run()
  const file = join(folder, 'built/assets--entry-1.js')
  const old = new Date(now - 8 * DAY)
  await utimes(file, old, old)
  expect(await job.run()).toBe(now + DAY)
  now += DAY
  await job.run()
  for await (const { modifiedAt } of shared.list()) expect(+modifiedAt).toBeGreaterThan(+old)
  for (const each of [folder, dist]) await rm(each, { recursive: true })
})
