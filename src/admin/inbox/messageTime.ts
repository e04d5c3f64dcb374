import { DAY, dayShown } from '../../contract/domain/zones.ts'
import { clock, day as dayOf } from '../i18n/formats.ts'

/** When a message came, as short as the reader needs it: `09:42` today, `Dün`, `17 May`, `17 May 2025`. */
export function shortTime(moment: Date, yesterday: string, timeZone: string, now = new Date()): string {
  const [today, day] = [dayShown(now, timeZone), dayShown(moment, timeZone)]
  const days = (today - day) / DAY
  if (days === 0) return clock(moment, timeZone)
  if (days === 1) return yesterday
  const year = yearOf(day) === yearOf(today) ? {} : ({ year: 'numeric' } as const)
  return dayOf(moment, timeZone, { day: 'numeric', month: 'short', ...year })
}

/** `21 Mayıs 2026 Perşembe, 09:42` */
export const fullTime = (moment: Date, timeZone: string): string =>
  `${dayOf(moment, timeZone, { dateStyle: 'full' })}, ${clock(moment, timeZone)}`

const yearOf = (day: number) => new Date(day).getUTCFullYear()
