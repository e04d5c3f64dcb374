import { clock, day as dayOf } from '../formats.ts'

const DAY = 24 * 60 * 60 * 1000

/** When a message came, as short as the reader needs it: `09:42` today, `Dün`, `17 May`, `17 May 2025`. */
export function shortTime(moment: Date, yesterday: string, timeZone: string, now = new Date()): string {
  const [today, day] = [calendarDay(now, timeZone), calendarDay(moment, timeZone)]
  const days = (Date.parse(today) - Date.parse(day)) / DAY
  if (days === 0) return clock(moment, timeZone)
  if (days === 1) return yesterday
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return dayOf(moment, timeZone, { day: 'numeric', month: 'short', ...year })
}

/** `21 Mayıs 2026 Perşembe, 09:42` */
export const fullTime = (moment: Date, timeZone: string): string =>
  `${dayOf(moment, timeZone, { dateStyle: 'full' })}, ${clock(moment, timeZone)}`

/** `2026-05-21`, as the Swedes write it. */
const calendarDay = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(moment)
