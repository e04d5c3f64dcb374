import { describe, expect, test } from 'vitest'
import { codeOf, newSecret, otpauthUrlOf, stepAt, stepOf } from './totp.ts'

/** `12345678901234567890` in base32: the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('TOTP code', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238, appendix B, after %d seconds', (seconds, code) => {
    expect(codeOf(SECRET, stepAt(seconds * 1000))).toBe(code)
  })

  test('is valid for the present step, the previous and the next one', () => {
    const now = 1_111_111_111_000
    const step = stepAt(now)
    const found = [-2, -1, 0, 1, 2].map((offset) => stepOf(SECRET, codeOf(SECRET, step + offset), now))
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
    for (const nothing of ['', '05047', '0504711', 'ğğğğğğ', '      '])
      expect(stepOf(SECRET, nothing, now)).toBeUndefined()
  })
})

test('a TOTP secret has 160 random bits', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})

test('otpauth URL: names site and account', () => {
  const url = new URL(otpauthUrlOf(SECRET, { site: 'Çiğ: Tarım & Söğüt', email: 'ayşe+1@example.com' }))
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Çiğ  Tarım & Söğüt:ayşe+1@example.com',
  ])
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: SECRET,
    issuer: 'Çiğ  Tarım & Söğüt',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
