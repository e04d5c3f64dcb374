import { SCHEDULE } from './constants.ts'

/**
 * When a post that is planned now for so many days ahead falls due: at the schedule's hour on that day, days and hour
 * being those of the zone. 22:30Z is the next day in Istanbul already.
 */
export function dueAt(now: Date, days: number, timeZone: string): Date {
  const { year, month, day } = wallClock(now, timeZone)
  return instantOf(Date.UTC(year, month - 1, day + days, SCHEDULE.hour), timeZone)
}

/**
 * The moment at which a zone's clocks show this, which is written as if it were UTC. The zone's distance from UTC is
 * read at a first guess, then again at the result, since the two may lie on different sides of a change of the clocks.
 */
function instantOf(shown: number, timeZone: string): Date {
  const guess = shown - offsetAt(new Date(shown), timeZone)
  return new Date(shown - offsetAt(new Date(guess), timeZone))
}

function offsetAt(moment: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(moment, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment.getTime() / 1000) * 1000
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

/** What a zone's calendar and clocks show at a moment. */
function wallClock(moment: Date, timeZone: string): Record<Part, number> {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, Number(value)])
  return Object.fromEntries(parts) as Record<Part, number>
}
