import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { picture } from '../../../../tests/helpers/images.ts'
import { openMigratedDatabase } from '../../../../tests/helpers/testApp.ts'
import { createFolderStorage } from '../../platform/storage/folderStorage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { createRenditions } from './renditions.ts'
import { type FileContext, storeFile, type UploadRow } from './uploads.ts'

describe('renditions', () => {
  let context: FileContext
  let upload: UploadRow
  let hash: string
  let close: () => Promise<unknown>
  const log = { warn: vi.fn() }
  const rendition = { width: 320, format: 'webp' } as const
  type Found = Promise<{ name?: string; stream: Readable } | undefined>
  const contentOf = async (found: Found) => buffer((await found)!.stream)
  const nameOf = async (found: Found) => {
    const file = await found
    file?.stream.destroy()
    return file?.name
  }
  const requested = () => ({ name: `${hash}-320.webp`, hash, type: 'image/webp', rendition })
  const files = async () => {
    const names: string[] = []
    for await (const { name } of context.storage.list()) if (name.startsWith(hash)) names.push(name.slice(64))
    return names.sort()
  }

  beforeEach(async () => {
    const database = await openMigratedDatabase('sqlite')
    context = { db: database.db, storage: await createFolderStorage(database.folder) }
    upload = await storeFile(context, await picture('png', 700, 300))
    hash = upload.name.slice(0, 64)
    close = database.close
    log.warn.mockClear()
  })
  afterEach(() => close())

  test('are created once for concurrent requests', async () => {
    const put = vi.spyOn(context.storage, 'put')
    const { open } = createRenditions(context, log)
    const responses = await Promise.all(Array.from({ length: 20 }, () => contentOf(open(requested()))))
    expect(new Set(responses.map(String)).size).toBe(1)
    expect(await nameOf(open(requested()))).toBe(`${hash}-320.webp`)
    expect(put).toHaveBeenCalledTimes(1)
  })

  test('are identical on two instances', async () => {
    const [one, other] = [createRenditions(context, log), createRenditions(context, log)]
    const [a, b] = await Promise.all([contentOf(one.open(requested())), contentOf(other.open(requested()))])
    expect(a).toEqual(b)
    expect(await contentOf(one.open(requested()))).toEqual(a)
  })

  test('are replaced by the original after a failure, which is logged once and not retried for a while', async () => {
    const put = vi.fn().mockRejectedValue(new Error('no space'))
    const { open } = createRenditions({ ...context, storage: { ...context.storage, put } }, log)
    const original = await contentOf(context.storage.open(upload.name))
    for (let i = 0; i < 3; i++) {
      const file = await open(requested())
      expect(file!.name).toBe(upload.name)
      expect(await buffer(file!.stream)).toEqual(original)
    }
    expect(put).toHaveBeenCalledTimes(1)
    expect(log.warn.mock.calls).toMatchObject([
      [{ name: `${hash}-320.webp`, err: { message: 'no space' } }, 'rendition failed'],
    ])
  })

  test('of an upload whose file or row is missing are not found', async () => {
    await context.storage.remove(upload.name)
    expect(await nameOf(createRenditions(context, log).open(requested()))).toBeUndefined()
    await storeFile(context, await picture('png', 700, 300))
    await context.db.deleteFrom('uploads').execute()
    const original = { name: upload.name, hash, type: upload.type }
    for (const file of [requested(), original])
      expect(await nameOf(createRenditions(context, log).open(file))).toBeUndefined()
    expect(await files()).toEqual(['.png'])
  })

  test('in the background: all missing ones are created, and none twice', async () => {
    const put = vi.spyOn(context.storage, 'put')
    const { open, makeAll } = createRenditions(context, log)
    await nameOf(open(requested()))
    await Promise.all([makeAll(upload), makeAll(upload)])
    expect(put).toHaveBeenCalledTimes(6)
    const ends = ['-320', '-640', '-700'].flatMap((width) => [`${width}.avif`, `${width}.webp`])
    expect(await files()).toEqual([...ends, '.png'].sort())
  })

  test('in the background: closing completes the running one, and drops the others', async () => {
    let closed: Promise<void> | undefined
    const put: Storage['put'] = (...file) => {
      closed ??= renditions.close()
      return context.storage.put(...file)
    }
    const renditions = createRenditions({ ...context, storage: { ...context.storage, put } }, log)
    await Promise.all([renditions.makeAll(upload), renditions.makeAll(upload)])
    await closed
    expect(await files()).toEqual(['-320.avif', '.png'])
  })

  test('in the background: an unresponsive store is logged, without a rejection', async () => {
    const broken = { ...context.storage, open: () => Promise.reject(new Error('EIO')) }
    await createRenditions({ ...context, storage: broken }, log).makeAll(upload)
    expect(log.warn).toHaveBeenCalledTimes(1)
  })
})
