import type { Db } from '../../db/tables.ts'
import type { Job } from '../../jobs/startJobs.ts'
import { keepPassages } from './keepPassages.ts'
import type { Source } from './sources.ts'

/**
 * Reads what has changed before somebody asks, so that nobody waits for it. Questions look for themselves too: this only
 * spares them the time, and finds out what was changed by a process that died before it could say so.
 */
export const passagesJob = (db: Db, sources: readonly Source[], now?: () => number): Job => ({
  name: 'keep passages',
  tables: [...new Set(sources.map(({ table }) => table))],
  async run() {
    for (const source of sources) await keepPassages(db, source, now)
    return undefined
  },
})
