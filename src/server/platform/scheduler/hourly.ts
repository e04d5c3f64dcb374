import type { Job } from './startJobs.ts'

const HOUR = 60 * 60 * 1000

/** Has something done at the start and every hour, however often it is asked for; after a failure, as soon as it is asked again. */
export function hourly(now: () => number, work: (stopping?: AbortSignal) => Promise<unknown>): Job['run'] {
  let next = 0
  return async (stopping) => {
    if (now() < next) return next
    await work(stopping)
    next = now() + HOUR
    return next
  }
}
