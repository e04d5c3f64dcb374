import type { Locale } from '../contract/constants.ts'

/** The time of day: `14.02` in Turkish; on the reader's own clock, unless a time zone is named. */
export const clock = (moment: Date, locale: Locale, timeZone?: string) =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
    .format(moment)
    .replace(':', locale === 'tr' ? '.' : ':')

/** A day and its time, as people here write it. What the server keeps is told in the site's time zone. */
export const dayAndTime = (moment: Date, locale: Locale, timeZone?: string) =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(moment)} ${clock(moment, locale, timeZone)}`

/** A moment that a server tells, where it tells one. */
export function momentOf(told: unknown): Date | undefined {
  const moment = new Date(typeof told === 'string' ? told : Number.NaN)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

export const number = (value: number, locale: Locale) => value.toLocaleString(locale)

export const percent = (share: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)

const UNITS = ['B', 'kB', 'MB'] as const

/** The size of a file in thousands of bytes: `84 kB`. */
export function fileSize(bytes: number, locale: Locale) {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const value = bytes / 1000 ** power
  return `${value.toLocaleString(locale, { maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 })} ${UNITS[power]}`
}
