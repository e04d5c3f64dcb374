import { expect, test } from 'vitest'
import { parseUrl } from './parseUrl.ts'

test('parseUrl: parses an absolute URL, and a relative one with a base', () => {
  expect(parseUrl('https://filiz.example/a?b')?.pathname).toBe('/a')
  expect(parseUrl('/a.png', 'https://filiz.example')?.href).toBe('https://filiz.example/a.png')
})

test.each(['', '/a.png', 'https://', 'http://[oops'])('parseUrl: returns undefined for %o', (address) => {
  expect(parseUrl(address)).toBeUndefined()
})
