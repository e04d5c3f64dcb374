import { describe, expect, test } from 'vitest'
import { monthOf, sameDayIn, steps, weeksOf } from './ScheduleCalendar.tsx'

const day = (written: string) => Date.parse(`${written}T00:00Z`)
const written = (day: number | undefined) => (day === undefined ? '' : new Date(day).toISOString().slice(8, 10))

describe('schedule calendar: a month', () => {
  test('has weeks from Monday to Sunday, without days of other months', () => {
    const weeks = weeksOf(day('2026-11-01')).map((week) => week.map(written).join(' '))
    expect(weeks).toEqual([
      '      01',
      '02 03 04 05 06 07 08',
      '09 10 11 12 13 14 15',
      '16 17 18 19 20 21 22',
      '23 24 25 26 27 28 29',
      '30      ',
    ])
  })

  test('has four weeks if it begins on Monday and has 28 days', () =>
    expect(weeksOf(day('2027-02-01'))).toHaveLength(4))

  test('is followed by the next month, also at the end of the year', () => {
    expect(monthOf(day('2026-12-31'), 1)).toBe(day('2027-01-01'))
    expect(monthOf(day('2026-11-22'))).toBe(day('2026-11-01'))
  })

  test.each([
    ['2026-12-31', -1, '2026-11-30'],
    ['2027-01-30', 1, '2027-02-28'],
    ['2026-11-22', 1, '2026-12-22'],
  ])('the same day of another month: %s moved by %i is %s', (from, later, to) =>
    expect(sameDayIn(day(from), later)).toBe(day(to)),
  )
})

test.each([
  ['ArrowLeft', '2026-11-24'],
  ['ArrowRight', '2026-11-26'],
  ['ArrowUp', '2026-11-18'],
  ['ArrowDown', '2026-12-02'],
  ['Home', '2026-11-23'],
  ['End', '2026-11-29'],
  ['PageUp', '2026-10-25'],
  ['PageDown', '2026-12-25'],
])('schedule calendar: %s moves from a Wednesday to %s', (key, to) =>
  expect(steps[key]!(day('2026-11-25'))).toBe(day(to)),
)
