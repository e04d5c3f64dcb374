import { afterEach, describe, expect, test, vi } from 'vitest'
import { deviceName, passkeyObstacle } from './passkeys.ts'

afterEach(() => vi.unstubAllGlobals())

describe('passkeys', () => {
  const SITE = 'https://filiz.example'
  test.each([
    ['http://localhost:3000', 'http://localhost:3000', undefined],
    // On the developer's machine, whatever the domain of the site is.
    [SITE, 'http://localhost:3000', undefined],
    [SITE, SITE, undefined],
    [SITE, 'https://www.filiz.example', 'elsewhere'],
    [SITE, 'http://filiz.example', 'elsewhere'],
    ['http://localhost:3000', 'http://127.0.0.1:3000', 'elsewhere'],
    ['http://filiz.example', 'http://filiz.example', 'nowhere'],
    ['https://192.168.1.7', 'https://192.168.1.7', 'nowhere'],
    ['https://[::1]:3000', 'https://[::1]:3000', 'nowhere'],
    ['http://192.168.1.7:3000', 'http://10.0.0.1:3000', 'nowhere'],
  ])('site %s, opened at %s: obstacle is %s', (url, opened, obstacle) => {
    vi.stubGlobal('PublicKeyCredential', class {})
    expect(passkeyObstacle({ url }, new URL(opened))).toBe(obstacle)
  })

  test('require support by the browser', () => {
    expect(passkeyObstacle({ url: SITE }, new URL(SITE))).toBe('browser')
  })

  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1', 'iPhone'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/143.0.0.0 Mobile Safari/537.36', 'Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/143.0.0.0 Safari/537.36', 'Windows'],
    ['somebody', ''],
  ])('have the device as initial name: %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})
