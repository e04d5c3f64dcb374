import { titleFieldOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Row, Values } from '../../content/resources/context.ts'
import type { Content } from '../../content/singletons/singletonRepository.ts'
import { anyTable, decodeRow, sortColumnOf, sortKeyOf } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/tables.ts'

interface Seed {
  resource: Resource
  rows: readonly object[]
}

/** Those records of a resource that the demo content made and nobody has changed since: for each row at most one, the oldest. */
export async function untouchedRows(db: Db, { resource, rows }: Seed): Promise<Row[]> {
  const { name, fields } = resource
  const title = titleFieldOf(resource)
  const keys = rows.map((row) => sortKeyOf(fields, title, (row as Values)[title]))
  const found = await anyTable(db)
    .selectFrom(name)
    .selectAll()
    .where(sortColumnOf(fields, title), 'in', keys)
    .orderBy('id')
    .execute()
  const stored = found.map((row) => decodeRow(fields, row) as Row)
  return rows.flatMap((row) => stored.find((each) => isUntouched(resource, row as Values, each)) ?? [])
}

/**
 * Whether a record is still what the demo content made of a row. Where people can change records, none may have done so; what is
 * only marked, as a message that was read, is what it was.
 */
const isUntouched = ({ fields, endpoints }: Resource, row: Values, stored: Row): boolean =>
  (!endpoints.update || stored.updatedAt === stored.createdAt) &&
  Object.entries(row).every(([name, value]) => !fields[name] || fields[name].readOnly || isSame(stored[name], value))

/** Whether what is stored of a singleton is what the demo content made. */
export const isUntouchedContent = (values: Values, stored: Content | undefined): boolean =>
  stored !== undefined && Object.entries(values).every(([name, value]) => isSame(stored[name], value))

/** Whatever is undefined is stored as null. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
