import { TABLE as ACTIVITY } from '../activity/recordActivity.ts'
import type { Table } from './schema.ts'

/** What grows with each call, and whose last rows nobody was promised; what was done is carried over anyway. */
const WRITTEN_BY_VISITS = [ACTIVITY, 'missed_paths', 'ai_usage']

/** What is noted of each reading, by table: who reads changes nothing. */
const NOTED_BY_READING: Partial<Record<string, string[]>> = { access_keys: ['last_used_at'] }

/** What of a table is compared, to see whether anybody changed it; undefined for what visits alone write. */
export function comparedOf(table: Table): Table | undefined {
  if (WRITTEN_BY_VISITS.includes(table.name)) return undefined
  const noted = NOTED_BY_READING[table.name]
  return noted ? { ...table, columns: table.columns.filter(({ name }) => !noted.includes(name)) } : table
}
