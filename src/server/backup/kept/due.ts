import { instantOf, wallClock } from '../../../contract/rules/zones.ts'

/** When backups fall due: at this time of every day, `03:00`, by the clocks of the zone. */
export interface Plan {
  at: string
  timeZone: string
}

/** The last time that one fell due, and the next. */
export function dueAround(now: Date, { at, timeZone }: Plan): { last: Date; next: Date } {
  const [hour, minute] = at.split(':').map(Number)
  const { year, month, day } = wallClock(now, timeZone)
  const due = (days: number) => instantOf(Date.UTC(year, month - 1, day + days, hour, minute), timeZone)
  // Where the clocks leave a midnight out, tomorrow's falls due today.
  const dues = [-1, 0, 1, 2].map(due)
  const isPast = (each: Date) => each.getTime() <= now.getTime()
  return { last: dues.findLast(isPast)!, next: dues.find((each) => !isPast(each))! }
}

const MINUTE = 60_000

/** How long to wait after the first failure of a row, the second, and so on; then always as long as the last. In milliseconds. */
const PAUSES = [5, 15, 30, 60].map((minutes) => minutes * MINUTE)

/** How long to wait after so many failures. */
export const pauseAfter = (failures: number): number => PAUSES[Math.min(failures, PAUSES.length) - 1] ?? 0
