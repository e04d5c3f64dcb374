import { describe, expect, test, vi } from 'vitest'
import { createCache } from './cache.ts'

type Place = 'own' | 'others'
const create = (over: Partial<Parameters<typeof createCache<string, Place>>[0]> = {}) =>
  createCache<string, Place>({
    places: { own: 100, others: 50 },
    placeOf: () => 'own',
    sizeOf: (page) => page.length,
    maxAge: 1000,
    ...over,
  })

/** Makes `value` once; says how often it was asked to. */
const maker = (value: string) => {
  const make = async () => {
    make.times++
    return value
  }
  make.times = 0
  return make
}

describe('the page cache', () => {
  test('makes a page once, also for requests that come together', async () => {
    const [cache, make] = [create(), maker('a')]
    expect(await Promise.all([cache.get('/', make), cache.get('/', make), cache.get('/', make)])).toEqual([
      'a',
      'a',
      'a',
    ])
    await cache.get('/', make)
    expect(make.times).toBe(1)
  })

  test('does not keep a page that was being made when something changed, nor give it to who comes after', async () => {
    const cache = create()
    let finish = (_: string) => {}
    const slow = cache.get(
      '/',
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    cache.clear()
    expect(await cache.get('/', maker('new'))).toBe('new')
    finish('old')
    expect(await slow).toBe('old')
    expect(await cache.get('/', maker('newer'))).toBe('new')
  })

  test('forgets what was used longest ago when it is full', async () => {
    const cache = create()
    for (const key of ['/a', '/b', '/c']) await cache.get(key, maker('x'.repeat(30)))
    await cache.get('/a', maker('x'))
    await cache.get('/d', maker('x'.repeat(30)))
    const [a, b] = [maker('y'), maker('y')]
    await cache.get('/a', a)
    await cache.get('/b', b)
    expect([a.times, b.times]).toEqual([0, 1])
  })

  test('pushes nothing out of one place for what is in another', async () => {
    const cache = create({ placeOf: (page) => (page.startsWith('?') ? 'others' : 'own') })
    const known = maker('x'.repeat(60))
    await cache.get('/', known)
    for (let i = 0; i < 50; i++) await cache.get(`/?${i}`, maker(`?${'x'.repeat(20)}`))
    await cache.get('/', known)
    expect(known.times).toBe(1)
    const [first, last] = [maker('?'), maker('?')]
    await cache.get('/?0', first)
    await cache.get('/?49', last)
    expect([first.times, last.times]).toEqual([1, 0])
  })

  test('makes a page anew when it is old, did not work out, or is not worth keeping', async () => {
    let clock = 0
    const cache = create({ now: () => clock, placeOf: (page) => (page === '404' ? undefined : 'own') })
    await cache.get('/', maker('a'))
    clock += 1001
    expect(await cache.get('/', maker('b'))).toBe('b')
    await cache.get('/missing', maker('404'))
    expect(await cache.get('/missing', maker('found'))).toBe('found')
    await expect(cache.get('/broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await cache.get('/broken', maker('mended'))).toBe('mended')
  })

  test('gives an old page where it cannot be made anew, until that works out or something changes', async () => {
    let clock = 0
    const cache = create({ now: () => clock, placeOf: (page) => (page === '503' ? undefined : 'own'), isFailed })
    await cache.get('/', maker('a'))
    clock += 1001
    expect(await cache.get('/', maker('503'))).toBe('a')
    const soon = maker('b')
    expect([await cache.get('/', soon), soon.times]).toEqual(['a', 0])
    clock += 10_001
    expect(await cache.get('/', maker('503'))).toBe('a')
    const later = () => {
      clock += 10_001
      return cache.get('/', maker('c'))
    }
    await expect.poll(later).toBe('c')
    cache.clear()
    expect(await cache.get('/', maker('503'))).toBe('503')
  })

  test('has nobody wait for what is known to fail', async () => {
    let clock = 0
    const cache = create({ now: () => clock, isFailed })
    await cache.get('/', maker('a'))
    clock += 1001
    const failed = maker('503')
    expect(await Promise.all([cache.get('/', failed), cache.get('/', failed)])).toEqual(['a', 'a'])
    clock += 10_001
    const slow = Promise.withResolvers<string>()
    const [hanging, others] = [vi.fn(() => slow.promise), maker('b')]
    for (const make of [hanging, others]) expect(await cache.get('/', make)).toBe('a')
    clock += 10_001
    expect(await cache.get('/', others)).toBe('a')
    expect([hanging.mock.calls.length, others.times]).toEqual([1, 0])
    slow.resolve('c')
    await expect.poll(() => cache.find('/')).toBe('c')
  })

  test('hides no fault behind what is known to fail', async () => {
    let clock = 0
    const cache = create({ now: () => clock, isFailed })
    const broken = () => Promise.reject(new Error('no'))
    await cache.get('/', maker('a'))
    clock += 1001
    await cache.get('/', maker('503'))
    clock += 10_001
    expect(await cache.get('/', broken)).toBe('a')
    await expect.poll(() => cache.get('/', broken).catch(String)).toBe('Error: no')
  })
})

const isFailed = (page: string) => page === '503'
