import type { Job } from '../jobs/startJobs.ts'
import type { Bin } from './bin.ts'

const HOUR = 60 * 60 * 1000

/** Empties the bin of what has been there for its time, every hour. */
export function emptyBin(bin: Pick<Bin, 'empty'>, now: () => number = Date.now): Job {
  let next = 0
  return {
    name: 'empty the bin',
    tables: [],
    async run() {
      if (now() < next) return next
      await bin.empty()
      next = now() + HOUR
      return next
    },
  }
}
