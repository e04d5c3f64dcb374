import { expect, test } from 'vitest'
import { parseUrl } from './parseUrl.ts'

test('an address is read, alone or below another', () => {
  expect(parseUrl('https://filiz.example/a?b')?.pathname).toBe('/a')
  expect(parseUrl('/a.png', 'https://filiz.example')?.href).toBe('https://filiz.example/a.png')
})

test.each(['', '/a.png', 'https://', 'http://[oops'])('%o is none', (address) => {
  expect(parseUrl(address)).toBeUndefined()
})
