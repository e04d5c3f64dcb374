import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDays, isDay, momentShown, periodUntil, shownIn } from './zones.ts'

test.each([
  ['Europe/Istanbul', '2026-05-21T11:02:00.000Z', '2026-05-21T14:02'],
  ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-03-08T03:00'],
  ['Pacific/Kiritimati', '2026-12-31T11:00:00.000Z', '2027-01-01T01:00'],
])('zones: %s shows %s as %s, and converts it back', (zone, moment, shown) => {
  expect(shownIn(new Date(moment), zone)).toBe(shown)
  expect(momentShown(shown, zone).toISOString()).toBe(moment)
})

test('zones: a local time in Istanbul converts back to its moment, at any minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 28_000_000, max: 40_000_000 }), (minute) => {
      const moment = new Date(minute * 60_000)
      expect(momentShown(shownIn(moment, 'Europe/Istanbul'), 'Europe/Istanbul')).toEqual(moment)
    }),
  )
})

test('zones: dates of the calendar, and periods of days', () => {
  const days = ['2028-02-29', '2026-02-30', '2026-02-32', '2026-13-01', '2026-5-1', '', 'x']
  expect(days.filter(isDay)).toEqual(['2028-02-29'])
  const period = periodUntil('2028-03-01', 30)
  expect(period).toEqual({ from: '2028-02-01', to: '2028-03-01' })
  expect([countDays(period), countDays({ ...period, to: '' })]).toEqual([30, NaN])
})
