import { expect, test } from 'vitest'
import { createSsrfGuard, isPublicAddress } from './ssrfGuard.ts'

const PRIVATE = [
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:0:127.0.0.1',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'fec0::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::1',
  '2001:db8::1',
  '2001::1',
  '100::1',
]
const PUBLIC = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '::ffff:8.8.8.8', '2606:4700:4700::1111', '2a00:1450::1']

test.each(PRIVATE)('SSRF guard: %s is not public', (address) => expect(isPublicAddress(address)).toBe(false))
test.each(PUBLIC)('SSRF guard: %s is public', (address) => expect(isPublicAddress(address)).toBe(true))

const errorsOf = (check: Promise<void>) =>
  check.then(
    () => undefined,
    ({ errors }) => errors.url[0] as string,
  )
const NOT_PUBLIC = 'Bu adres internete açık değil. Herkesin ulaşabildiği bir adres girin.'

test.each([
  'http://127.0.0.1:8080/x',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://１２７.０.０.１/',
  'http://localhost/',
  'https://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/',
])('SSRF guard: %s is refused', async (url) => {
  expect(await errorsOf(createSsrfGuard(false).check(url))).toBe(NOT_PUBLIC)
  expect(await errorsOf(createSsrfGuard(true).check(url))).toBeUndefined()
})

test.each([
  ['ftp://example.com/', 'http:// ya da https:// ile başlayan bir adres girin.'],
  ['file:///etc/passwd', 'http:// ya da https:// ile başlayan bir adres girin.'],
  ['example.com', 'http:// ya da https:// ile başlayan bir adres girin.'],
  ['https://', 'http:// ya da https:// ile başlayan bir adres girin.'],
  ['https://ayse:parola@example.com/', 'Adreste kullanıcı adı ve şifre olamaz.'],
  ['https://ayse@example.com/', 'Adreste kullanıcı adı ve şifre olamaz.'],
])('SSRF guard: %s is refused, even if private addresses are allowed', async (url, sentence) => {
  expect(await errorsOf(createSsrfGuard(true).check(url))).toBe(sentence)
})

test('SSRF guard: a host is refused if one of its addresses is private, and accepted while it does not resolve', async () => {
  const names: Record<string, string[]> = {
    'mixed.example': ['8.8.8.8', '10.0.0.1'],
    'public.example': ['8.8.8.8', '2606:4700:4700::1111'],
  }
  const targets = createSsrfGuard(false, async (host) => {
    if (!names[host]) throw new Error('ENOTFOUND')
    return names[host].map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  })
  expect(await errorsOf(targets.check('https://mixed.example/x'))).toBe(NOT_PUBLIC)
  expect(await errorsOf(targets.check('https://public.example/x'))).toBeUndefined()
  expect(await errorsOf(targets.check('https://nobody.example/x'))).toBeUndefined()
  expect(await targets.find(new URL('https://nobody.example/x'))).toEqual({ fault: 'unknown' })
})
