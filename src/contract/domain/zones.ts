/**
 * The moment at which a zone's clocks show this, which is written as if it were UTC. The zone's distance from UTC is
 * read at a first guess, then again at the result, since the two may lie on different sides of a change of the clocks.
 */
export function instantOf(shown: number, timeZone: string): Date {
  const guess = shown - offsetAt(new Date(shown), timeZone)
  return new Date(shown - offsetAt(new Date(guess), timeZone))
}

function offsetAt(moment: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(moment, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment.getTime() / 1000) * 1000
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

/** What a zone's calendar and clocks show at a moment. */
export function wallClock(moment: Date, timeZone: string): Record<Part, number> {
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

/** A day of the calendar, in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000

/** The day that a zone's calendar shows at a moment, as the moment at which it would begin in UTC: days apart differ by whole days. */
export function dayShown(moment: Date, timeZone: string): number {
  const { year, month, day } = wallClock(moment, timeZone)
  return Date.UTC(year, month - 1, day)
}

/** A moment as a zone's calendar and clocks show it, as `datetime-local` fields write it: `2026-05-21T14:02`. */
export function shownIn(moment: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = wallClock(moment, timeZone)
  return new Date(Date.UTC(year, month - 1, day, hour, minute)).toISOString().slice(0, 16)
}

/** The moment at which a zone's clocks show what such a field says. */
export const momentShown = (shown: string, timeZone: string): Date =>
  instantOf(Date.parse(`${shown.slice(0, 16)}Z`), timeZone)
