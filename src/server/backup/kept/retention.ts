import { DAY, dayShown } from '../../../contract/rules/zones.ts'
import { currentIn, type Kept, regularIn } from './listKept.ts'

/** How many days, weeks and months keep the newest of their backups. */
const SPANS: [count: number, spanOf: (day: number) => number | string][] = [
  [7, (day) => day],
  [4, weekOf],
  [12, (day) => new Date(day).toISOString().slice(0, 7)],
]

/** What was there before a restore is wanted back soon, or never; so is what nobody has read back. In milliseconds. */
export const KEPT_FOR_NOW = 30 * DAY

/**
 * Which backups are not to be kept any longer: all but the newest of each of the last 7 days, 4 ISO weeks and 12 months that
 * have one, by the calendar of the zone. One that is refused stands for a day only where there is no other. What nobody has read back stands for no day, and stays until it is old and a later one is sound.
 */
export function expired(all: readonly Kept[], { now, timeZone }: { now: Date; timeZone: string }): Kept[] {
  const proven = all.filter(({ verifiedAt }) => verifiedAt).sort((a, b) => b.at.getTime() - a.at.getTime())
  const current = currentIn(proven, now)
  const dated = current.map((kept) => ({ kept, day: dayShown(kept.at, timeZone) }))
  const wanted = new Set(SPANS.flatMap(([count, spanOf]) => newestOfEach(dated, count, spanOf)))
  const old = all.filter(({ at }) => now.getTime() - at.getTime() > KEPT_FOR_NOW)
  const newest = regularIn(proven, now)[0]?.at
  return [
    ...current.filter((kept) => !wanted.has(kept)),
    ...old.filter(({ verifiedAt, isBeforeRestore, at }) => (verifiedAt ? isBeforeRestore : newest && at < newest)),
  ]
}

function newestOfEach(
  newestFirst: readonly { kept: Kept; day: number }[],
  count: number,
  spanOf: (day: number) => number | string,
): Kept[] {
  const newest = new Map<number | string, Kept>()
  for (const { kept, day } of newestFirst) {
    const found = newest.get(spanOf(day))
    if (!found || (kept.isRestorable && !found.isRestorable)) newest.set(spanOf(day), kept)
  }
  return [...newest.values()].slice(0, count)
}

/** The Monday of a day's week (ISO 8601), the day being one as `dayShown` has it. */
function weekOf(day: number): number {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return day - sinceMonday * DAY
}
