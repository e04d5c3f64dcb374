import { type Selectable, sql } from 'kysely'
import type { Activity } from '../../../contract/api/activity.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { type ListedTable, listOfTable } from '../../content/resources/listOfTable.ts'
import { type Listed, readList } from '../../content/resources/readList.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import { anyTable, type Db, type Tables } from '../../platform/db/tables.ts'
import { TABLE } from './recordActivity.ts'

const listed: ListedTable<Activity> = {
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
  optional: { by: '', resource: '', recordId: '' },
  order: ['id', 'DESC'],
  decode: (row) => row as Activity,
}

/** The audit log, newest first by default. */
export const listActivity = (db: Db, query: ListQuery): Promise<Listed<Activity>> =>
  readList(anyTable(db), listOfTable(dialectOf(db), listed, query))

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
