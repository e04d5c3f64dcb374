import { DAY } from '../../../contract/domain/zones.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import type { Storage } from '../../platform/storage/storage.ts'

/** In days. Older sharing pictures are drawn again when somebody asks. */
const KEPT = 30

/** Removes stored sharing pictures by age: their names change with what they show, so nothing else says which are in use. */
export const pruneSharing = (files: Storage, now: () => number): Job => ({
  name: 'prune sharing pictures',
  tables: [],
  run: everyHour(now, async () => {
    const old: string[] = []
    for await (const { name, modifiedAt } of files.list()) if (+modifiedAt < now() - KEPT * DAY) old.push(name)
    for (const name of old) await files.remove(name)
  }),
})
