import { DAY } from '../../contract/domain/zones.ts'

/** A day of the calendar: the moment, in milliseconds, at which it would begin in UTC. */
export type Day = number

/** The first day of the month that a day is in, or of one so many months later. */
export function monthOf(day: Day, later = 0): Day {
  const date = new Date(day)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later)
}

/** The same day of another month, or its last one where it has no such day. */
export function sameDayIn(day: Day, monthsLater: number): Day {
  const lastDay = new Date(monthOf(day, monthsLater + 1) - DAY).getUTCDate()
  return monthOf(day, monthsLater) + (Math.min(new Date(day).getUTCDate(), lastDay) - 1) * DAY
}

/** How many days after Monday, with which weeks begin. */
export const placeInWeek = (day: Day): number => (new Date(day).getUTCDay() + 6) % 7

/** The weeks of a month, of seven days each; days of other months are left out. */
export function weeksOf(month: Day): (Day | undefined)[][] {
  const days = (monthOf(month, 1) - month) / DAY
  const before = placeInWeek(month)
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const index = week * 7 + place - before
      return index >= 0 && index < days ? month + index * DAY : undefined
    }),
  )
}

/** Where a key leads from a day, by the pattern of a date picker's grid (WAI-ARIA Authoring Practices). */
export const steps: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => day - DAY,
  ArrowRight: (day) => day + DAY,
  ArrowUp: (day) => day - 7 * DAY,
  ArrowDown: (day) => day + 7 * DAY,
  Home: (day) => day - placeInWeek(day) * DAY,
  End: (day) => day + (6 - placeInWeek(day)) * DAY,
  PageUp: (day) => sameDayIn(day, -1),
  PageDown: (day) => sameDayIn(day, 1),
}
