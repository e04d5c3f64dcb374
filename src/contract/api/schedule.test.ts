import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { dueAt } from './schedule.ts'

const due = (now: string, days: number, zone = 'Europe/Istanbul') => dueAt(new Date(now), days, zone).toISOString()

describe('scheduled publication at 14:00', () => {
  test.each([
    ['the day after', '2026-03-10T09:00:00Z', 1, '2026-03-11T11:00:00.000Z'],
    ['after 14:00 of the same day too', '2026-03-10T20:00:00Z', 1, '2026-03-11T11:00:00.000Z'],
    ['at 22:30Z, when it is tomorrow there already', '2026-03-10T22:30:00Z', 1, '2026-03-12T11:00:00.000Z'],
    ['across the end of a month', '2026-01-31T09:00:00Z', 30, '2026-03-02T11:00:00.000Z'],
    ['across the end of a leap February', '2028-02-28T09:00:00Z', 1, '2028-02-29T11:00:00.000Z'],
    ['across the end of a year', '2026-12-31T21:00:00Z', 1, '2027-01-02T11:00:00.000Z'],
  ])('in Istanbul, %s', (_, now, days, expected) => {
    expect(due(now, days)).toBe(expected)
  })

  test('across a clock change', () => {
    expect(due('2026-03-07T12:00:00Z', 1, 'America/New_York')).toBe('2026-03-08T18:00:00.000Z')
    expect(due('2026-03-06T12:00:00Z', 1, 'America/New_York')).toBe('2026-03-07T19:00:00.000Z')
    expect(due('2026-10-24T12:00:00Z', 1, 'Europe/Berlin')).toBe('2026-10-25T13:00:00.000Z')
    expect(due('2026-09-24T20:00:00Z', 1, 'Pacific/Auckland')).toBe('2026-09-26T02:00:00.000Z')
    expect(due('2026-10-03T12:00:00Z', 1, 'Australia/Lord_Howe')).toBe('2026-10-04T03:00:00.000Z')
  })
})

const ZONES = [
  'Europe/Istanbul',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
]

/** The local time in a zone, computed independently of the code. */
const shown = (moment: Date, timeZone: string) => moment.toLocaleString('sv-SE', { timeZone })

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const moments = fc.date({ min: new Date('2015-01-01'), max: new Date('2045-01-01'), noInvalidDate: true })

test('local time is 14:00 after that many days, in any zone at any moment', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 30 }), fc.constantFrom(...ZONES), (now, days, zone) => {
      const today = shown(now, zone).slice(0, 10)
      expect(shown(dueAt(now, days, zone), zone)).toBe(`${dayAfter(today, days)} 14:00:00`)
    }),
    { numRuns: 500 },
  )
})

describe("scheduled publication and the server's time zone", () => {
  const own = process.env.TZ
  afterEach(() => {
    if (own === undefined) delete process.env.TZ
    else process.env.TZ = own
  })

  test.each(['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati', 'America/New_York'])(
    "does not depend on the server's time zone: %s",
    (zone) => {
      process.env.TZ = zone
      expect(new Date(2026, 0, 15).getTimezoneOffset()).not.toBe(0)
      expect(due('2026-03-10T22:30:00Z', 1)).toBe('2026-03-12T11:00:00.000Z')
      expect(due('2026-03-08T06:59:00Z', 1, 'UTC')).toBe('2026-03-09T14:00:00.000Z')
    },
  )
})
