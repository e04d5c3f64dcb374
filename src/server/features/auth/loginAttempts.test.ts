import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createAuthenticator } from '../../../../tests/helpers/authenticator.ts'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, databases, openMigratedDatabase } from '../../../../tests/helpers/testApp.ts'
import { TEST_TIMEOUT } from '../../../../tests/helpers/timeouts.ts'
import { account } from '../../../contract/i18n/shared/messages.ts'
import { isLoopback } from '../../platform/http/access.ts'
import type { Refused } from '../../platform/http/problems.ts'
import { type CounterFactory, memoryCounters, sharedCounters } from '../../platform/rateLimit/rateLimits.ts'
import { rememberDevice } from './devices.ts'
import { createLoginAttempts } from './loginAttempts.ts'

const EMAIL = 'ayse@example.com'
afterEach(() => void vi.useRealTimers())

/** Counters that take back asynchronously, like those over a network. */
const countLater: CounterFactory = (budget) => {
  const counter = memoryCounters(budget)
  const later = (give: typeof counter.reset) => (key: string) => turn().then(() => give(key))
  return { ...counter, refund: later(counter.refund), reset: later(counter.reset) }
}

/** Login attempts with a recorded pause instead of a real one; `pauses` are in milliseconds. */
const open = (counters: CounterFactory = countLater, limits = true) => {
  const delays: number[] = []
  const pause = (delay: number) => turn().then(() => delays.push(delay))
  const attempts = createLoginAttempts({ limits, open: counters, pause })
  /** Result of an attempt: accepted, or the seconds until the next one is allowed. */
  const guess = (address: string, email = EMAIL, device?: string) =>
    attempts.signIn({ address, isLocal: isLoopback(address), email, device }).then(
      () => true,
      (error: unknown) => Number((error as Refused).headers['retry-after']),
    )
  return { attempts, delays, guess }
}

describe('login attempts', () => {
  test('are delayed from the fourth failure on, then refused until the window has passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { guess, delays } = open()
    const [guesses, pauses]: [unknown[], number[]] = [[], []]
    for (let i = 0; i < 11; i++) {
      guesses.push(await guess('192.0.2.1'))
      pauses.push(delays.length)
    }
    expect(guesses).toEqual([...Array(10).fill(true), 900])
    // Each response is sent after its pause.
    expect(pauses).toEqual([0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 7])
    expect(delays).toEqual([100, 200, 400, 800, 1000, 1000, 1000])
    vi.setSystemTime(Date.now() + 899_000)
    expect(await guess('192.0.2.1')).toBe(1)
    vi.setSystemTime(Date.now() + 1000)
    expect(await guess('192.0.2.1')).toBe(true)
    expect(delays).toHaveLength(7)
  })

  test('a success resets earlier failures', async () => {
    const { attempts, guess, delays } = open()
    for (let i = 0; i < 3; i++) await guess('192.0.2.1')
    await (await attempts.signIn({ address: '192.0.2.1', isLocal: false, email: EMAIL })).succeed()
    expect(await guess('192.0.2.1')).toBe(true)
    expect(delays).toEqual([100])
  })

  test('with limits off: never refused on this machine, always elsewhere', async () => {
    const { guess } = open(countLater, false)
    const last = async (address: string) => {
      for (let i = 0; i < 19; i++) await guess(address)
      return guess(address)
    }
    expect(await Promise.all(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(last))).toEqual([true, true, true])
    expect(await last('192.0.2.1')).toBeGreaterThan(0)
  })

  test('one account is limited to fifty guesses, whatever number of other addresses is tried', async () => {
    const keys = new Set<string>()
    const { guess } = open((budget) => {
      const counter = memoryCounters(budget)
      return { ...counter, take: (key) => counter.take(keys.add(`${budget.name} ${key}`) && key) }
    })
    const taken = { guesses: 0, inventions: 0 }
    for (let network = 0; network < 9000; network++) {
      const address = `10.${network >> 8}.${network & 255}.1`
      if ((await guess(address)) === true) taken.guesses++
      if ((await guess(address, `${network}@example.com`)) === true) taken.inventions++
    }
    expect(taken.guesses).toBe(50)
    expect(taken.inventions).toBe(1950)
    // The number of counters is bounded, too.
    expect(keys.size).toBeLessThan(5000)
  })

  test('of one network do not use up the budget of another', async () => {
    const { guess } = open()
    for (let i = 0; i < 2500; i++) await guess('192.0.2.1', `${i}@example.com`)
    expect(await guess('192.0.2.2')).toBe(true)
  })

  test('of a known device are counted separately', async () => {
    const { guess } = open()
    for (let i = 0; i < 60; i++) await guess(`192.0.2.${i}`)
    expect(await guess('198.51.100.1')).toBeGreaterThan(0)
    for (let i = 0; i < 10; i++) expect(await guess('198.51.100.1', EMAIL, 'known')).toBe(true)
    expect(await guess('198.51.100.1', EMAIL, 'known')).toBeGreaterThan(0)
    expect(await guess('198.51.100.1', EMAIL, 'another')).toBe(true)
  })

  test('of known devices: one account has a budget over all of them, also with forged cookies', async () => {
    const { guess } = open()
    const guesses = []
    for (let i = 0; i < 150; i++) guesses.push(await guess(`203.0.113.${i}`, EMAIL, `forged ${i}`))
    expect(guesses.filter((taken) => taken === true)).toHaveLength(50)
    expect(guesses.at(-1)).toBe(900)
    expect([await guess('192.0.2.1'), await guess('192.0.2.1', 'b@example.com', 'known')]).toEqual([true, true])
    // Forged cookies for invented emails are limited by network and in total.
    const invented: unknown[] = []
    for (let i = 0; i < 60; i++) invented.push(await guess('198.51.100.1', `${i}@example.com`, `x ${i}`))
    expect(invented.filter((taken) => taken === true)).toHaveLength(50)
  })

  test('a success on a known device does not reset failures of other devices', async () => {
    const { attempts, guess } = open()
    for (let i = 0; i < 49; i++) await guess(`203.0.113.${i}`, EMAIL, `forged ${i}`)
    for (let i = 0; i < 3; i++)
      await (await attempts.signIn({ address: '192.0.2.1', isLocal: false, email: EMAIL, device: 'own' })).succeed()
    expect([await guess('203.0.113.60', EMAIL, 'forged x'), await guess('203.0.113.61', EMAIL, 'forged y')]).toEqual([
      true,
      900,
    ])
  })

  test('second factor: 15 failures in 15 minutes and 30 a day, until the password changes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { attempts } = open()
    const guess = async (i: number, more: object = {}) => {
      const from = { address: `203.0.113.${i}`, isLocal: false, isKnown: false, administratorId: 1, passwordHash: 'a' }
      return attempts.secondFactor({ ...from, ...more }).then(
        () => true,
        (error: unknown) => Number((error as Refused).headers['retry-after']),
      )
    }
    const taken = []
    for (let quarter = 0; quarter < 96; quarter++) {
      for (let i = 0; i < 20; i++) taken.push(await guess(i))
      if (quarter === 0) expect(taken.slice(14)).toEqual([true, 900, 900, 900, 900, 900])
      vi.setSystemTime(Date.now() + 899_999)
    }
    expect(taken.filter((each) => each === true)).toHaveLength(30)
    const others = [{ isKnown: true }, { passwordHash: 'b' }, { administratorId: 2 }]
    for (const other of others) expect(await guess(1, other)).toBe(true)
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
    expect(await guess(1)).toBe(true)
  })

  test('are counted by all instances together', async () => {
    const database = await openMigratedDatabase('postgres')
    const instances = [0, 1].map(() => open(sharedCounters({ ...database, counterTimeout: TEST_TIMEOUT })))
    const guesses = Array.from({ length: 70 }, (_, i) => instances[i % 2]!.guess(`192.0.2.${i % 10}`))
    expect((await Promise.all(guesses)).filter((taken) => taken === true)).toHaveLength(50)
    await database.close()
  })
})

describe.each(databases('sqlite'))('guesses at an account on %s', (dialect) => {
  test('accepts sign-in from a known device only', async () => {
    const site = await createTestApp(dialect)
    const login = (remoteAddress: string, cookie = '', password = ADMIN.password) =>
      site.call('POST /accounts/login', { email: ADMIN.email, password }, { remoteAddress, headers: { cookie } })
    const set = String((await login('198.51.100.1')).headers['set-cookie'])
    expect(set).toMatch(/; Path=\/api\/accounts\/login; Max-Age=31536000; HttpOnly; SameSite=Strict$/)
    const [cookie = ''] = set.split(';')

    const wrong = Array.from({ length: 55 }, (_, i) => login(`203.0.113.${i % 6}`, '', 'yanlış'))
    const statuses = (await Promise.all(wrong)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)

    const stranger = await login('198.51.100.9')
    expect([stranger.status, stranger.body.message]).toEqual([429, account.tooManyAttempts])
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(0)
    expect((await login('198.51.100.9', cookie)).status).toBe(200)
    const [expiry, name, signature] = cookie.replace('device=', '').split('.')
    for (const forged of [
      `device=${expiry}.${name}.${'a'.repeat(43)}`,
      `device=${expiry}.${'a'.repeat(22)}.${signature}`,
      `device=zzzzzzzz.${name}.${signature}`,
    ])
      expect((await login('198.51.100.9', forged)).status).toBe(429)
    await site.close()
  })
})

test('device cookies signed with a stolen key: guesses at one account are capped, and its owner signs in from elsewhere', async () => {
  const site = await createTestApp('sqlite')
  const forge = async () => {
    let set = ''
    await rememberDevice(
      { ...site.services, settings: site.settings },
      { header: (_, value) => (set = value) },
      ADMIN.email,
    )
    return set.split(';')[0]!
  }
  const guess = async (i: number) => {
    const headers = { cookie: await forge() }
    const body = { email: ADMIN.email, password: `tahmin ${i}` }
    return site.call('POST /accounts/login', body, { remoteAddress: `203.0.113.${i}`, headers })
  }
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => guess(i)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(50).fill(401), ...Array(10).fill(429)])
  for (const { status, headers } of answers)
    if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await site.call('POST /accounts/login', ADMIN, { remoteAddress: '192.0.2.1' })).status).toBe(200)
  await site.close()
})

test('anonymous calls: each has its own budget per network', async () => {
  const site = await createTestApp('sqlite')
  const { body: options } = await site.call('POST /accounts/login/passkey-options')
  const response = createAuthenticator('http://localhost:3000').get(options)
  const password = { newPassword: 'bambaşka-bir-şifre', confirmNewPassword: 'bambaşka-bir-şifre' }
  const calls: Record<string, object> = {
    'POST /accounts/login': { ...ADMIN, password: 'yanlış' },
    'POST /accounts/login/passkey-options': {},
    'POST /accounts/login/passkey': { response },
    'POST /accounts/forgot-password': { email: 'kimse@example.com' },
    'POST /accounts/reset-password': { token: 'x', ...password },
    'POST /accounts/confirm-email': { token: 'x' },
  }
  for (const [i, line] of Object.keys(calls).entries()) {
    const from = { remoteAddress: `198.51.100.${i}` }
    const most = line.endsWith('options') ? 60 : 10
    const statuses = await Promise.all(
      Array.from({ length: most + 1 }, async () => (await site.call(line, calls[line], from)).status),
    )
    expect([line, statuses.filter((status) => status === 429).length]).toEqual([line, 1])
    for (const other of Object.keys(calls)) {
      const { status } = await site.call(other, calls[other], from)
      expect([line, other, status === 429]).toEqual([line, other, other === line])
    }
  }
  await site.close()
})

test('device cookie of an https site: __Host- prefix, Secure, not accepted without them', async () => {
  const site = await createTestApp('sqlite', { settings: { PUBLIC_URL: 'https://www.example.com' } })
  const { headers } = await site.call('POST /accounts/login', ADMIN)
  const set = String(headers['set-cookie'])
  expect(set).toMatch(/^__Host-device=[^;]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/)
  const wrong = (cookie: string) =>
    site.call(
      'POST /accounts/login',
      { ...ADMIN, password: 'x' },
      { headers: { cookie }, remoteAddress: '203.0.113.1' },
    )
  for (let i = 0; i < 10; i++) await wrong('')
  expect((await wrong('')).status).toBe(429)
  expect((await wrong(set.split(';')[0]!.replace('__Host-', ''))).status).toBe(429)
  expect((await wrong(set.split(';')[0]!)).status).toBe(401)
  expect((await site.call('POST /accounts/login', { ...ADMIN, password: 'x' })).headers).not.toHaveProperty(
    'set-cookie',
  )
  await site.close()
})
