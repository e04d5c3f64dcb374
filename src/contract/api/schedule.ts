import { SCHEDULE } from '../constants.ts'
import { instantOf, wallClock } from '../domain/zones.ts'

/**
 * When a post that is planned now for so many days ahead falls due: at the schedule's hour on that day, days and hour
 * being those of the zone. 22:30Z is the next day in Istanbul already.
 */
export function dueAt(now: Date, days: number, timeZone: string): Date {
  const { year, month, day } = wallClock(now, timeZone)
  return instantOf(Date.UTC(year, month - 1, day + days, SCHEDULE.hour), timeZone)
}
