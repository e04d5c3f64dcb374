import { shownIn } from '../domain/zones.ts'

/**
 * The version of the notice that is in force at a moment, of versions that stand newest first: the newest whose day has come where
 * the company is, and before any has, the oldest.
 */
export function inForceAt<V extends { date: string }>(
  versions: readonly V[],
  moment: Date,
  timeZone: string,
): V | undefined {
  const today = dayIn(timeZone, moment)
  return versions.find(({ date }) => date <= today) ?? versions.at(-1)
}

/** The day that a zone's calendar shows: `2026-11-25`. */
export const dayIn = (timeZone: string, moment: Date): string => shownIn(moment, timeZone).slice(0, 10)
