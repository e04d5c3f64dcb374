import type { Selectable } from 'kysely'
import type { Activity } from '../../contract/activityCalls.ts'
import type { ListQuery } from '../../contract/lists.ts'
import type { Db, Tables } from '../db/tables.ts'
import { TABLE } from './recordActivity.ts'

/** Rows that are read in one go. */
const SLICE = 500

const COLUMNS = { by: 'doneBy' } as const
const columnOf = (name: string) => (name in COLUMNS ? COLUMNS[name as 'by'] : name) as 'id'

export interface ListedActivity {
  slices: AsyncIterable<Activity[]>
  length: number
  /** Where the first of these stands among all that match. */
  first: number
  total: number
}

/** Who did what, newest first unless it is asked for otherwise; a long list is read in slices, as it is taken. */
export async function listActivity(db: Db, { sort, range, filter = {} }: ListQuery): Promise<ListedActivity> {
  const { q, ...values } = filter
  const [name, direction] = sort ?? ['id', 'DESC']
  const order = direction === 'ASC' ? 'asc' : 'desc'
  const wanted = db.selectFrom(TABLE).where((eb) =>
    eb.and([
      ...Object.entries(values).map(([field, value]) => {
        const given = [value].flat()
        return eb.or([
          ...(given.includes(null) ? [eb(columnOf(field), 'is', null)] : []),
          ...given.filter((each) => each !== null).map((each) => eb(columnOf(field), '=', each as never)),
        ])
      }),
      ...(q ? [eb.or((['doneBy', 'recordId', 'resource'] as const).map((c) => eb(c, 'like', `%${escaped(q)}%`)))] : []),
    ]),
  )
  const { count } = await wanted.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
  const total = Number(count)
  const first = range?.[0] ?? 0
  const end = Math.min(range ? range[1] + 1 : total, total)

  async function* slices() {
    for (let from = first; from < end; from += SLICE)
      yield (
        await wanted
          .selectAll()
          .orderBy(columnOf(name), order)
          .orderBy('id', order)
          .limit(Math.min(SLICE, end - from))
          .offset(from)
          .execute()
      ).map(shown)
  }
  return { slices: slices(), length: Math.max(0, end - first), first, total }
}

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

/** Signs that a pattern would take for its own are of no use in an address or a name. */
const escaped = (q: string): string => q.trim().replace(/[%\\]/g, '')
