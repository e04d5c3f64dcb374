import { afterEach, expect, test, vi } from 'vitest'
import { theme } from './preferences.ts'

afterEach(() => {
  theme.set('light')
  document.head.querySelector('meta[name=theme-color]')?.remove()
})

test("theme: the colour of the browser's toolbar follows it at once", () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="theme-color" content="#f6f7f0" data-light="#f6f7f0" data-dark="#082022">',
  )
  const around = document.head.querySelector<HTMLMetaElement>('meta[name=theme-color]')!
  theme.set('dark')
  expect(around.content).toBe('#082022')
  theme.set('light')
  expect(around.content).toBe('#f6f7f0')
})

test('theme: reset if another tab clears the storage', () => {
  theme.set('dark')
  const leave = theme.subscribe(() => {})
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(document.documentElement).not.toHaveClass('dark')
  leave()
})

test('language: applied only once its messages are loaded', async () => {
  // In a document that has not loaded them yet.
  vi.resetModules()
  const { locale } = await import('./preferences.ts')
  const changes: string[] = []
  const leave = locale.subscribe(() => changes.push(`${locale.get()} ${document.documentElement.lang}`))
  locale.set('en')
  expect(locale.get()).toBe('tr')
  await expect.poll(() => locale.get()).toBe('en')
  expect(changes).toEqual(['tr tr', 'en en'])
  locale.set('tr')
  expect(changes.at(-1)).toBe('tr tr')
  leave()
})
