import { describe, expect, test, vi } from 'vitest'
import { encodedBody } from '../../platform/http/compression.ts'
import { type CachedPage, createPageCache } from './pageCache.ts'

const KILOBYTE = 1024
const MINUTE = 60_000

const pageOf = (text: string, more: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  headers: {},
  body: encodedBody(text),
  partition: 'pages',
  isFailed: false,
  ...more,
})
const failed = (text = '503') => pageOf(text, { status: 503, partition: undefined, isFailed: true })

/** A cache with a fixed clock, and the content of its pages. */
function create() {
  let now = 1
  const cache = createPageCache<CachedPage>({
    changes: { onChange: () => {} },
    sizeOf: ({ body }) => body.size,
    clock: () => now,
  })
  const get = async (address: string, render: () => Promise<CachedPage>) =>
    String((await cache.get(address, render)).body.ready('identity'))
  return { cache, get, pass: (milliseconds: number) => (now += milliseconds) }
}
const rendering = (page: CachedPage | string) => vi.fn(async () => (typeof page === 'string' ? pageOf(page) : page))
const broken = () => Promise.reject(new Error('no'))

describe('page cache', () => {
  test('renders a page once, also for concurrent requests', async () => {
    const { cache, get } = create()
    const render = rendering('a')
    expect(await Promise.all([get('/', render), get('/', render), get('/', render)])).toEqual(['a', 'a', 'a'])
    expect(await get('/', render)).toBe('a')
    expect(cache.find('/')).toBeDefined()
    expect(render).toHaveBeenCalledTimes(1)
  })

  test.each(['pages', 'unbounded'] as const)(
    'does not store a page that changed during its rendering, nor serve it to later requests: %s',
    async (partition) => {
      const { cache, get } = create()
      const slow = Promise.withResolvers<CachedPage>()
      const waiting = get('/', () => slow.promise)
      cache.clear()
      expect(await get('/', rendering(pageOf('new', { partition })))).toBe('new')
      slow.resolve(pageOf('old', { partition }))
      expect(await waiting).toBe('old')
      expect(await get('/', rendering('newer'))).toBe('new')
    },
  )

  test('evicts the least recently used pages when full', async () => {
    const { cache, get } = create()
    const large = () => pageOf('x'.repeat(4000 * KILOBYTE))
    for (const address of ['/a', '/b', '/c', '/d']) await get(address, rendering(large()))
    cache.find('/a')
    await get('/e', rendering(large()))
    expect(['/a', '/b', '/e'].map((address) => Boolean(cache.find(address)))).toEqual([true, false, true])
  })

  test('addresses that anyone can create evict only each other', async () => {
    const { cache, get } = create()
    await get('/', rendering('home'))
    const invented = () => pageOf('x'.repeat(500 * KILOBYTE), { partition: 'unbounded', status: 404 })
    for (let i = 0; i < 8; i++) await get(`/yok-${i}`, rendering(invented()))
    expect(['/', '/yok-0', '/yok-7'].map((address) => Boolean(cache.find(address)))).toEqual([true, false, true])
  })

  test('renders stale, failed and uncached pages again', async () => {
    const { get, pass } = create()
    for (const partition of ['pages', 'unbounded'] as const) {
      await get(partition, rendering(pageOf('a', { partition })))
      pass(10 * MINUTE + 1)
      expect(await get(partition, rendering(pageOf('b', { partition })))).toBe('b')
    }
    await get('/moved', rendering(pageOf('301', { partition: undefined })))
    expect(await get('/moved', rendering('found'))).toBe('found')
    await expect(get('/broken', broken)).rejects.toThrow('no')
    expect(await get('/broken', rendering('works'))).toBe('works')
  })

  test('a stale page that must no longer be stored is removed', async () => {
    const { cache, get, pass } = create()
    await get('/', rendering('a'))
    pass(10 * MINUTE + 1)
    expect(await get('/', rendering(pageOf('301', { partition: undefined })))).toBe('301')
    expect(await get('/', rendering(failed()))).toBe('503')
    expect(cache.find('/')).toBeUndefined()
  })
})

describe.each(['pages', 'unbounded'] as const)('page cache, when re-rendering fails: %s', (partition) => {
  const cached = async () => {
    const made = create()
    await made.get('/', rendering(pageOf('a', { partition })))
    made.pass(10 * MINUTE + 1)
    expect(made.cache.find('/')).toBeUndefined()
    return made
  }

  test('serves the stale page, and retries after a back-off, until a change', async () => {
    const { cache, get, pass } = await cached()
    expect(await get('/', rendering(failed()))).toBe('a')
    const soon = rendering('b')
    expect(await get('/', soon)).toBe('a')
    expect(soon).not.toHaveBeenCalled()
    pass(10_001)
    expect(await get('/', rendering(failed()))).toBe('a')
    const later = () => {
      pass(10_001)
      return get('/', rendering(pageOf('c', { partition })))
    }
    await expect.poll(later).toBe('c')
    cache.clear()
    expect(await get('/', rendering(failed()))).toBe('503')
  })

  test('serves the stale page while it is revalidated, and renders it once', async () => {
    const { cache, get, pass } = await cached()
    const failing = rendering(failed())
    expect(await Promise.all([get('/', failing), get('/', failing)])).toEqual(['a', 'a'])
    pass(10_001)
    const slow = Promise.withResolvers<CachedPage>()
    const [hanging, others] = [vi.fn(() => slow.promise), rendering('b')]
    for (const render of [hanging, others]) expect(await get('/', render)).toBe('a')
    pass(10_001)
    expect(await get('/', others)).toBe('a')
    expect([hanging.mock.calls.length, others.mock.calls.length]).toEqual([1, 0])
    slow.resolve(pageOf('c', { partition }))
    await expect.poll(() => cache.find('/') && get('/', others)).toBe('c')
  })

  test('an exception during revalidation reaches the next request', async () => {
    const { get, pass } = await cached()
    await get('/', rendering(failed()))
    pass(10_001)
    expect(await get('/', broken)).toBe('a')
    await expect.poll(() => get('/', broken).catch(String)).toBe('Error: no')
  })
})
