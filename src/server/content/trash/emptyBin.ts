import { hourly } from '../../platform/scheduler/hourly.ts'
import type { Job } from '../../platform/scheduler/startJobs.ts'
import type { Bin } from './bin.ts'

/** Empties the bin of what has been there for its time, every hour. */
export const emptyBin = (bin: Pick<Bin, 'empty'>, now: () => number = Date.now): Job => ({
  name: 'empty the bin',
  tables: [],
  run: hourly(now, bin.empty),
})
