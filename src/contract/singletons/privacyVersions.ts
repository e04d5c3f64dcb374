import { dayIn } from '../domain/zones.ts'

/**
 * The version of the notice in force at a time, from versions in order, newest first: the newest whose date has begun in the
 * company's time zone, or the oldest if none has.
 */
export function inForceAt<V extends { date: string }>(
  versions: readonly V[],
  moment: Date,
  timeZone: string,
): V | undefined {
  // Documents contain one version; the first date format of a page takes 50 ms on a slow phone.
  if (versions.length === 1) return versions[0]
  const today = dayIn(timeZone, moment)
  return versions.find(({ date }) => date <= today) ?? versions.at(-1)
}
