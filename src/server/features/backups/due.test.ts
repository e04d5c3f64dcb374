import { expect, test } from 'vitest'
import { dueTimes } from './backupJob.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The zones, the weeks of their clock changes, and a time of day that is skipped or repeated. */
const CHANGES: [timeZone: string, from: string, at: string][] = [
  ['Europe/Berlin', '2026-03-26', '02:30'],
  ['Europe/Berlin', '2026-10-22', '02:30'],
  ['America/New_York', '2026-03-05', '02:00'],
  ['America/New_York', '2026-10-29', '01:30'],
  // Here midnight is skipped or repeated.
  ['America/Santiago', '2026-09-03', '00:00'],
  ['America/Santiago', '2026-04-02', '23:30'],
  ['Europe/Istanbul', '2026-03-26', '03:00'],
]

test.each(CHANGES)(
  'backup schedule in %s from %s on: due at %s once each day, across changes of the clocks',
  (timeZone, from, at) => {
    const begin = Date.parse(`${from}T12:00:00Z`)
    const dues = new Set<number>()
    for (let now = begin; now < begin + 6 * DAY; now += HOUR) {
      const { last, next } = dueTimes(new Date(now), { at, timeZone })
      const when = new Date(now).toISOString()
      expect(last.getTime(), when).toBeLessThanOrEqual(now)
      expect(next.getTime(), when).toBeGreaterThan(now)
      dues.add(last.getTime()).add(next.getTime())
    }
    const inOrder = [...dues].sort((a, b) => a - b)
    expect(inOrder).toHaveLength(8)
    for (const [i, due] of inOrder.slice(1).entries()) {
      expect(due - inOrder[i]!).toBeGreaterThanOrEqual(DAY - 60 * MINUTE)
      expect(due - inOrder[i]!).toBeLessThanOrEqual(DAY + 60 * MINUTE)
    }
  },
)
