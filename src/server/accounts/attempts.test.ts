import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PATIENCE } from '../../../tests/setup/patience.ts'
import { createTestApp, dialects, openTestDatabase } from '../../../tests/setup/testApp.ts'
import { ADMIN } from '../../../tests/siteServer.ts'
import { account } from '../../contract/texts/both/account.ts'
import { migrate } from '../db/migrate.ts'
import { countHere, countTogether, type OpenCounter } from '../limits/counters.ts'
import { isLoopback } from '../limits/networkOf.ts'
import type { Refused } from '../shared/problems.ts'
import { createAttempts } from './attempts.ts'

const EMAIL = 'ayse@example.com'
afterEach(() => void vi.useRealTimers())

/** Counters that take back a moment later, as those do that are asked over a line. */
const countLater: OpenCounter = (budget) => {
  const counter = countHere(budget)
  const later = (give: typeof counter.forget) => (key: string) => turn().then(() => give(key))
  return { ...counter, giveBack: later(counter.giveBack), forget: later(counter.forget) }
}

/** Attempts that pause for a moment only, and how long each would have waited in milliseconds. */
const open = (counters: OpenCounter = countLater, limits = true) => {
  const delays: number[] = []
  const pause = (delay: number) => turn().then(() => delays.push(delay))
  const attempts = createAttempts({ limits, open: counters, pause })
  /** Whether an attempt is let through, or after how many seconds another may be. */
  const guess = (address: string, email = EMAIL, device?: string) =>
    attempts.signIn({ address, isHere: isLoopback(address), email, device }).then(
      () => true,
      (error: unknown) => Number((error as Refused).headers['retry-after']),
    )
  return { attempts, delays, guess }
}

describe('attempts to sign in', () => {
  test('are free at first, then slower and slower, then refused until the window has passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { guess, delays } = open()
    const [guesses, pauses]: [unknown[], number[]] = [[], []]
    for (let i = 0; i < 11; i++) {
      guesses.push(await guess('192.0.2.1'))
      pauses.push(delays.length)
    }
    expect(guesses).toEqual([...Array(10).fill(true), 900])
    // Each answer comes when its pause is over.
    expect(pauses).toEqual([0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 7])
    expect(delays).toEqual([100, 200, 400, 800, 1000, 1000, 1000])
    vi.setSystemTime(Date.now() + 899_000)
    expect(await guess('192.0.2.1')).toBe(1)
    vi.setSystemTime(Date.now() + 1000)
    expect(await guess('192.0.2.1')).toBe(true)
    expect(delays).toHaveLength(7)
  })

  test('that succeed are forgotten with those before them', async () => {
    const { attempts, guess, delays } = open()
    for (let i = 0; i < 3; i++) await guess('192.0.2.1')
    await (await attempts.signIn({ address: '192.0.2.1', isHere: false, email: EMAIL })).succeed()
    expect(await guess('192.0.2.1')).toBe(true)
    expect(delays).toEqual([100])
  })

  test('are never refused on the machine itself when limits are off, and always elsewhere', async () => {
    const { guess } = open(countLater, false)
    const last = async (address: string) => {
      for (let i = 0; i < 19; i++) await guess(address)
      return guess(address)
    }
    expect(await Promise.all(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(last))).toEqual([true, true, true])
    expect(await last('192.0.2.1')).toBeGreaterThan(0)
  })

  test('at one account are fifty, however many e-mails are invented beside', async () => {
    const keys = new Set<string>()
    const { guess } = open((budget) => {
      const counter = countHere(budget)
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
    // What they are kept in is bounded, too.
    expect(keys.size).toBeLessThan(5000)
  })

  test('from one network take nothing of what others may try', async () => {
    const { guess } = open()
    for (let i = 0; i < 2500; i++) await guess('192.0.2.1', `${i}@example.com`)
    expect(await guess('192.0.2.2')).toBe(true)
  })

  test('from a device that is known are counted apart from all others', async () => {
    const { guess } = open()
    for (let i = 0; i < 60; i++) await guess(`192.0.2.${i}`)
    expect(await guess('198.51.100.1')).toBeGreaterThan(0)
    for (let i = 0; i < 10; i++) expect(await guess('198.51.100.1', EMAIL, 'known')).toBe(true)
    expect(await guess('198.51.100.1', EMAIL, 'known')).toBeGreaterThan(0)
    expect(await guess('198.51.100.1', EMAIL, 'another')).toBe(true)
  })

  test('are counted by all instances together', async () => {
    const database = await openTestDatabase('postgres')
    await migrate(database)
    const instances = [0, 1].map(() => open(countTogether({ ...database, countPatience: PATIENCE })))
    const guesses = Array.from({ length: 70 }, (_, i) => instances[i % 2]!.guess(`192.0.2.${i % 10}`))
    expect((await Promise.all(guesses)).filter((taken) => taken === true)).toHaveLength(50)
    await database.close()
  })
})

describe.each(dialects)('an administrator on %s whose e-mail others guess at', (dialect) => {
  test('signs in all the same where it has been done before, and there alone', async () => {
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

test('a site at an https address keeps the word that a device is known from every other', async () => {
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
