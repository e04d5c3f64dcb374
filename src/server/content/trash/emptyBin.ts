import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import type { Bin } from './bin.ts'

/** Empties the bin of what has been there for its time, every hour. */
export const emptyBin = (bin: Pick<Bin, 'empty'>, now: () => number = Date.now): Job => ({
  name: 'empty the bin',
  tables: [],
  run: everyHour(now, bin.empty),
})
