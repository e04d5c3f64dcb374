import type { Locale } from '../../contract/constants.ts'
import { type AdminTexts, adminTurkish } from '../../contract/i18n/admin/admin/turkish.ts'
import { loadedEnglish, locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'

/** Messages in the user's language: the panel's own, or those of a part of it. */
export function useMessages(): AdminTexts
export function useMessages<T>(texts: Record<Locale, T>): T
export function useMessages<T>(texts?: Record<Locale, T>): T | AdminTexts {
  const language = usePreference(locale)
  return texts ? texts[language] : (language === 'en' && loadedEnglish()?.messages) || adminTurkish
}

/** The API's success message, which is Turkish; in English, or if the response has none, the panel's own. */
export function useResponseMessage() {
  const language = usePreference(locale)
  return (response: unknown, own: string): string => {
    const { message } = (response ?? {}) as { message?: unknown }
    return language === 'tr' && typeof message === 'string' ? message : own
  }
}

/** Dates are Turkish in both languages of the panel (docs/product.md, section 9). */
const DATES = 'tr'

/** Formats by their options: creating one takes longer than formatting a list of dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(DATES, options)
  formats.set(key, format)
  return format
}

/** Time of day in the site's time zone: `14:02`. */
export const clock = (moment: Date, timeZone: string) =>
  formatOf({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(moment)

/** A date: `21 May 2026`; `shape` may ask for another format. */
export const day = (moment: Date, timeZone: string, shape: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
  formatOf({ ...shape, timeZone }).format(moment)

/** Date and time. */
export const dayAndTime = (moment: Date, timeZone: string, shape?: Intl.DateTimeFormatOptions) =>
  `${day(moment, timeZone, shape)} ${clock(moment, timeZone)}`

/** Date with weekday, and time: `24 Kasım 2026 Salı 14:00`. */
export const fullDayAndTime = (moment: Date, timeZone: string) => dayAndTime(moment, timeZone, { dateStyle: 'full' })

/** Parses a timestamp of the API; undefined if there is none. */
export function momentOf(value: unknown): Date | undefined {
  const moment = new Date(typeof value === 'string' ? value : Number.NaN)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

export const number = (value: number, locale: Locale) => value.toLocaleString(locale)

export const percent = (share: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)

const UNITS = ['B', 'kB', 'MB', 'GB'] as const

/** File size in decimal units, without a line break: `84 kB`. */
export function fileSize(bytes: number, locale: Locale) {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const value = bytes / 1000 ** power
  return `${value.toLocaleString(locale, { maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 })}\u00a0${UNITS[power]}`
}

/** The formats in the language of the panel and the time zone of the site; moments as `Date` or as the API has them. */
export function useFormats() {
  const language = usePreference(locale)
  const { timeZone } = useServices().site
  return {
    number: (value: number) => number(value, language),
    percent: (share: number) => percent(share, language),
    fileSize: (bytes: number) => fileSize(bytes, language),
    clock: (moment: Date | string) => clock(new Date(moment), timeZone),
    day: (moment: Date | string, shape?: Intl.DateTimeFormatOptions) => day(new Date(moment), timeZone, shape),
    dayAndTime: (moment: Date | string, shape?: Intl.DateTimeFormatOptions) =>
      dayAndTime(new Date(moment), timeZone, shape),
    fullDayAndTime: (moment: Date | string) => fullDayAndTime(new Date(moment), timeZone),
  }
}
