import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { picture } from '../../../../tests/setup/pictures.ts'
import { openTestDatabase } from '../../../../tests/setup/testApp.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { createChanges } from '../../platform/events/changes.ts'
import { createFolderStorage } from '../../platform/storage/folderStorage.ts'
import { atMost } from './atMost.ts'
import { createBacklog } from './backlog.ts'
import { derive } from './derive.ts'
import { keepPicture, type Shelf } from './keepPicture.ts'
import { makeMissingSizes } from './missingSizes.ts'
import { createSizes, filesOf } from './sizes.ts'
import { findUpload, forgetUpload } from './uploadRows.ts'

const after = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds))

describe('the sizes of a picture', () => {
  let shelf: Shelf
  let hash: string
  let close: () => Promise<unknown>
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const size = { width: 320, format: 'webp' } as const
  type Found = Promise<{ name?: string; stream: Readable } | undefined>
  const contentOf = async (found: Found) => buffer((await found)!.stream)
  const nameOf = async (found: Found) => {
    const file = await found
    file?.stream.destroy()
    return file?.name
  }

  beforeEach(async () => {
    const database = await openTestDatabase('sqlite')
    await migrate(database)
    shelf = { db: database.db, storage: await createFolderStorage(database.folder) }
    hash = (await keepPicture({ ...shelf, changes: createChanges() }, await picture('png', 700, 300))).name.slice(0, 64)
    close = database.close
    log.warn.mockClear()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await close()
  })

  test('are made once, however many ask at the same time', async () => {
    const make = vi.fn(derive)
    const sizes = createSizes(shelf, log, make)
    const asked = await Promise.all(Array.from({ length: 20 }, () => contentOf(sizes.open(hash, size))))
    expect(new Set(asked.map(String)).size).toBe(1)
    expect(await nameOf(sizes.open(hash, size))).toBe(`${hash}-320.webp`)
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('do not change when another instance makes them too', async () => {
    const [one, other] = [createSizes(shelf, log), createSizes(shelf, log)]
    const [a, b] = await Promise.all([contentOf(one.open(hash, size)), contentOf(other.open(hash, size))])
    expect(a).toEqual(b)
    expect(await contentOf(one.open(hash, size))).toEqual(a)
  })

  test('are given up for a while when they fail, and tried again then', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const make = vi.fn().mockRejectedValueOnce(new Error('no memory')).mockImplementation(derive)
    const sizes = createSizes(shelf, log, make)
    const original = await contentOf(shelf.storage.open(`${hash}.png`))
    for (let i = 0; i < 3; i++) {
      const file = await sizes.open(hash, size)
      expect(file!.name).toBe(`${hash}.png`)
      expect(await buffer(file!.stream)).toEqual(original)
    }
    expect(make).toHaveBeenCalledTimes(1)
    expect(log.warn).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() + 11 * 60_000)
    expect(await nameOf(sizes.open(hash, size))).toBe(`${hash}-320.webp`)
  })

  test('that cannot be kept are answered by the picture itself', async () => {
    const full = { ...shelf.storage, put: () => Promise.reject(new Error('ENOSPC')) }
    const sizes = createSizes({ ...shelf, storage: full }, log)
    expect(await nameOf(sizes.open(hash, size))).toBe(`${hash}.png`)
    expect(log.warn.mock.calls[0]![0]).toMatchObject({ name: `${hash}-320.webp`, err: { message: 'ENOSPC' } })
  })

  test('of a picture whose file is gone are not there', async () => {
    await shelf.storage.remove(`${hash}.png`)
    expect(await nameOf(createSizes(shelf, log).open(hash, size))).toBeUndefined()
  })

  test.each(['asked for', 'missing at the start'])(
    '%s go with a picture that goes while they are made',
    async (when) => {
      const upload = (await findUpload(shelf.db, hash))!
      const purge = async () => {
        await forgetUpload(shelf.db, upload.name)
        for (const file of filesOf(upload)) await shelf.storage.remove(file)
      }
      if (when === 'asked for') {
        const make: typeof derive = async (...asked) => {
          const made = await derive(...asked)
          await purge()
          return made
        }
        expect(await createSizes(shelf, log, make).open(hash, size)).toBeUndefined()
      } else {
        const storage = {
          ...shelf.storage,
          async put(...file: Parameters<Shelf['storage']['put']>) {
            await purge()
            await shelf.storage.put(...file)
          },
        }
        await makeMissingSizes({ ...shelf, storage })
      }
      const left: string[] = []
      for await (const { name } of shelf.storage.list()) if (name.startsWith(hash)) left.push(name)
      expect([left, log.warn.mock.calls]).toEqual([[], []])
    },
  )

  test('of a picture that waits in the bin are kept with its file', async () => {
    const upload = (await findUpload(shelf.db, hash))!
    const make: typeof derive = async (...asked) => {
      await forgetUpload(shelf.db, upload.name)
      return derive(...asked)
    }
    expect(await nameOf(createSizes(shelf, log, make).open(hash, size))).toBe(`${hash}-320.webp`)
    expect(await contentOf(shelf.storage.open(`${hash}-320.webp`))).not.toHaveLength(0)
  })

  test('made beforehand are not made again', async () => {
    const make = vi.fn(derive)
    const sizes = createSizes(shelf, log, make)
    await nameOf(sizes.open(hash, size))
    await sizes.makeAll(hash)
    await sizes.makeAll(hash)
    expect(make).toHaveBeenCalledTimes(6)
  })

  test('are left to whoever asks once there is to be an end', async () => {
    const closing = new AbortController()
    const make: typeof derive = (...asked) => {
      closing.abort()
      return derive(...asked)
    }
    await createSizes(shelf, log, make).makeAll(hash, closing.signal)
    const left: string[] = []
    for await (const { name } of shelf.storage.list()) if (name.startsWith(`${hash}-`)) left.push(name)
    expect(left).toEqual([`${hash}-320.avif`])
  })

  test('made beforehand fail without anybody hearing it but the log', async () => {
    const broken = { ...shelf.storage, open: () => Promise.reject(new Error('EIO')) }
    await createSizes({ ...shelf, storage: broken }, log).makeAll(hash)
    await createSizes(shelf, log).makeAll('0'.repeat(64))
    expect(log.warn).toHaveBeenCalledTimes(1)
  })
})

test('few works run at a time, in the order in which they came, also after failures', async () => {
  const limit = atMost(2)
  let [running, most] = [0, 0]
  const order: number[] = []
  const work = (i: number) => async () => {
    most = Math.max(most, ++running)
    order.push(i)
    await after(5)
    running--
    if (i % 3 === 0) throw new Error(String(i))
    return i
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => limit(work(i))))
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(outcomes.map(({ status }) => status)).toEqual(order.map((i) => (i % 3 ? 'fulfilled' : 'rejected')))
})

test('a limit counts weights: what is heavier than all of it runs alone, and nobody overtakes it', async () => {
  const limit = atMost(10)
  const started: number[] = []
  const weights: number[] = []
  let running = 0
  const work = (weight: number) =>
    limit(
      async () => {
        running += weight
        started.push(weight)
        weights.push(running)
        await after(5)
        running -= weight
      },
      { weight },
    )
  const all = [6, 4, 5, 30, 1]
  await Promise.all(all.map(work))
  expect(started).toEqual(all)
  expect(Math.max(...weights.filter((weight) => weight !== 30))).toBe(10)
  expect(weights[3]).toBe(30)
})

test('what is urgent goes before what waits', async () => {
  const limit = atMost(1)
  const order: string[] = []
  const work = (name: string) => async () => void order.push(name)
  await Promise.all([
    limit(work('runs')),
    limit(work('waits')),
    limit(work('urgent'), { isUrgent: true }),
    limit(work('urgent too'), { isUrgent: true }),
  ])
  expect(order).toEqual(['runs', 'urgent', 'urgent too', 'waits'])
})

test('a backlog does one thing after the other, drops what is too much, and ends when it is closed', async () => {
  const done: number[] = []
  const backlog = createBacklog(async (i: number) => {
    await after(5)
    done.push(i)
  }, 3)
  for (let i = 0; i < 10; i++) void backlog.add(i)
  await expect.poll(() => done).toEqual([0, 1, 2, 3])
  const [runs, dropped] = [backlog.add(10), backlog.add(11)]
  await backlog.close()
  await Promise.all([runs, dropped])
  expect(done).toEqual([0, 1, 2, 3, 10])
})
