import { afterEach, expect, test, vi } from 'vitest'

const NAMES = ['localStorage', 'sessionStorage'] as const
const open = Object.fromEntries(NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)!]))
afterEach(() => {
  for (const name of NAMES) Object.defineProperty(window, name, open[name]!)
})

test.each(NAMES)('blocked storage: %s is replaced for the life of the page', async (name) => {
  Object.defineProperty(window, name, {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
    configurable: true,
  })
  vi.resetModules()
  await import('./closedStorage.ts')
  const storage = window[name]
  expect(storage.getItem('token')).toBeNull()
  expect(storage.getItem('getItem')).toBeNull()
  storage.setItem('token', 'secret')
  storage.setItem('draft:1', '{}')
  expect(storage.getItem('token')).toBe('secret')
  storage.removeItem('token')
  expect(storage.getItem('token')).toBeNull()
  expect(Object.keys(storage)).toEqual(['draft:1'])
})

test('blocked storage: one that works is not replaced', async () => {
  const before = NAMES.map((name) => window[name])
  vi.resetModules()
  await import('./closedStorage.ts')
  expect(NAMES.map((name) => window[name])).toEqual(before)
})
