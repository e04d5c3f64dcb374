import { SCHEDULE } from '../constants.ts'
import { instantOf, wallClock } from '../domain/zones.ts'

/**
 * Publication time of a post that is scheduled a number of days ahead: at `SCHEDULE.hour` on that day,
 * in the time zone of the site. 22:30Z is the next day in Istanbul already.
 */
export function dueAt(now: Date, days: number, timeZone: string): Date {
  const { year, month, day } = wallClock(now, timeZone)
  return instantOf(Date.UTC(year, month - 1, day + days, SCHEDULE.hour), timeZone)
}
