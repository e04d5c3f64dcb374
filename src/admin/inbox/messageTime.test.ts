import { expect, test } from 'vitest'
import { fullTime, shortTime } from './message.tsx'

/** 00:30 in Istanbul, still the day before in UTC. */
const now = new Date('2026-05-20T21:30Z')
const short = (moment: string, timeZone = 'Europe/Istanbul') => shortTime(new Date(moment), 'Dün', timeZone, now)

test.each([
  ['2026-05-20T21:05Z', '00:05'],
  ['2026-05-20T20:55Z', 'Dün'],
  ['2026-05-18T20:55Z', '18 May'],
  ['2025-12-31T20:55Z', '31 Ara 2025'],
  ['2025-12-31T21:05Z', '1 Oca'],
])('message time: %s is shortened', (moment, shown) => expect(short(moment)).toBe(shown))

test('message time: in the time zone of the site', () => {
  expect(short('2026-05-20T20:55Z', 'UTC')).toBe('20:55')
  expect(fullTime(now, 'Europe/Istanbul')).toBe('21 Mayıs 2026 Perşembe, 00:30')
})
