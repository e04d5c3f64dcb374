import { type Selectable, sql } from 'kysely'
import type { Activity } from '../../contract/api/activity.ts'
import type { ListQuery } from '../../contract/declaring/lists.ts'
import type { Db, Tables } from '../db/tables.ts'
import { type Listed, listStored, type Stored } from '../http/storedLists.ts'
import { TABLE } from './recordActivity.ts'

const stored: Stored<Activity> = {
  table: TABLE,
  columns: {
    id: sql.ref('id'),
    at: sql.ref('at'),
    by: sql.ref('doneBy'),
    action: sql.ref('action'),
    resource: sql.ref('resource'),
    recordId: sql.ref('recordId'),
    address: sql.ref('address'),
  },
  searched: ['by', 'resource', 'recordId'],
  words: ['by'],
  optional: ['by', 'resource', 'recordId'],
  order: ['id', 'DESC'],
  shown: (row: Activity) => row,
}

/** Who did what, newest first unless it is asked for otherwise. */
export const listActivity = (db: Db, query: ListQuery): Promise<Listed<Activity>> => listStored(db, stored, query)

/** A row as the API shows it. */
export const shown = ({ doneBy, ...row }: Selectable<Tables['activity']>): Activity => ({
  id: row.id,
  at: row.at,
  by: doneBy,
  action: row.action,
  resource: row.resource,
  recordId: row.recordId,
  address: row.address,
})
