import { PERSONAL_DATA } from '../../../contract/api/personalDataCalls.ts'
import type { Db } from '../../platform/db/tables.ts'
import { TABLE as ACTIVITY } from '../auditLog/recordActivity.ts'

/** When personal data were erased since a moment, oldest first; nobody knows any more whose. */
export async function erasuresSince(db: Db, since: string): Promise<string[]> {
  const erasures = db
    .selectFrom(ACTIVITY)
    .select('at')
    .where('resource', '=', PERSONAL_DATA)
    .where('action', '=', 'erase')
  const rows = await erasures.where('at', '>', since).orderBy('id').execute()
  return rows.map(({ at }) => at)
}
