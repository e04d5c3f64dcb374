import { afterEach, expect, test } from 'vitest'
import { theme } from './preferences.ts'

afterEach(() => {
  theme.set('light')
  document.head.querySelector('meta[name=theme-color]')?.remove()
})

test('what the browser draws around the page follows the theme at once', () => {
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
