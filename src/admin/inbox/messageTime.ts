import type { Locale } from '../../contract/constants.ts'
import { clock } from '../formats.ts'

const DAY = 24 * 60 * 60 * 1000

/** When a message came, as short as the reader needs it: `09.42` today, `Dün`, `17 May`, `17 May 2025`. */
export function shortTime(moment: Date, locale: Locale, yesterday: string, timeZone: string, now = new Date()): string {
  const [today, day] = [calendarDay(now, timeZone), calendarDay(moment, timeZone)]
  const days = (Date.parse(today) - Date.parse(day)) / DAY
  if (days === 0) return clock(moment, locale, timeZone)
  if (days === 1) return yesterday
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...year, timeZone }).format(moment)
}

/** `21 Mayıs 2026 Perşembe, 09.42` */
export const fullTime = (moment: Date, locale: Locale, timeZone: string): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(moment)}, ${clock(moment, locale, timeZone)}`

/** `2026-05-21`, as the Swedes write it. */
const calendarDay = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(moment)
