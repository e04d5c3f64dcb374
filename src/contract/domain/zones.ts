import type { Locale } from '../constants.ts'
import { DAY } from './durations.ts'

/**
 * The instant at which clocks in a zone show a local time, which is given as if it were UTC. The zone's offset is
 * read at a first guess, then again at the result, because a clock change may be between the two.
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

/** Formats by time zone: creating one takes much longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

const createFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en', {
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

/** Local date and time of a zone at an instant. */
export function wallClock(moment: Date, timeZone: string): Record<Part, number> {
  const format = formats.get(timeZone) ?? createFormat(timeZone)
  formats.set(timeZone, format)
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, Number(value)])
  return Object.fromEntries(parts) as Record<Part, number>
}

/** Local date of an instant as midnight in UTC: dates differ by whole days. */
export function dayShown(moment: Date, timeZone: string): number {
  const { year, month, day } = wallClock(moment, timeZone)
  return Date.UTC(year, month - 1, day)
}

/** Local time of an instant, in the format of `datetime-local` inputs: `2026-05-21T14:02`. */
export function shownIn(moment: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = wallClock(moment, timeZone)
  return new Date(Date.UTC(year, month - 1, day, hour, minute)).toISOString().slice(0, 16)
}

/** Instant of a local time in that format. */
export const momentShown = (shown: string, timeZone: string): Date =>
  instantOf(Date.parse(`${shown.slice(0, 16)}Z`), timeZone)

/** Local date in a zone: `2026-11-25`. */
export const dayIn = (timeZone: string, moment: Date): string => shownIn(moment, timeZone).slice(0, 10)

/** Long date and time in a language: `21 Mayıs 2026 14:02`. */
export const longMoment = (moment: Date | string, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(moment))

/** Whether a text is a date in that format, and in the calendar: 30 February is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** First and last day, in that format. */
export interface Period {
  from: string
  to: string
}

/** The period of a number of days by its last day. */
export const periodUntil = (to: string, days: number): Period => ({ from: daysAfter(to, 1 - days), to })

/** Number of days of a period; NaN unless both are dates. */
export const countDays = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY + 1
