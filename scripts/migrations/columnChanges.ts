import { parseArgs } from 'node:util'
import type { Fields } from '../../src/contract/schema/fields.ts'
import type { Resource } from '../../src/contract/schema/resource.ts'
import { initialOf, isNullable } from '../../src/contract/schema/values.ts'
import { columnsOf, encodeValue, sortColumnOf } from '../../src/server/platform/db/columns.ts'
import type { ColumnTypes } from '../../src/server/platform/db/migrations/migration.ts'
import type { ExistingColumns } from './existingColumns.ts'

export type Declared = Pick<Resource, 'name' | 'fields'>
export type Columns = [name: string, type: keyof ColumnTypes][]

/** Options for fields that are missing in the declaration: renamed, or dropped with their values. */
export interface ColumnOptions {
  /** Renamed fields: old name to new name. */
  renames?: Readonly<Record<string, string>>
  /** Fields to drop with their values. */
  removals?: readonly string[]
}

const WORDS = { rename: { type: 'string', multiple: true }, remove: { type: 'string', multiple: true } } as const

/** Parses the command line: `--rename old=new` and `--remove old`, repeatable. Throws a sentence for anything else. */
export function parseColumnOptions(words: string[]): ColumnOptions {
  const { rename = [], remove = [] } = valuesIn(words)
  const pairs = rename.map((given) => {
    const [, from, to] = /^(\w+)=(\w+)$/.exec(given) ?? []
    if (!from || !to) throw new Error(`--rename ${given}: give the old and the new name, as in --rename old=new.`)
    return [from, to] as const
  })
  for (const names of [[...pairs.map(([from]) => from), ...remove], pairs.map(([, to]) => to)]) {
    const twice = names.find((name, i) => names.indexOf(name) < i)
    if (twice) throw new Error(`${twice} is named twice.`)
  }
  return { renames: Object.fromEntries(pairs), removals: remove }
}

function valuesIn(words: string[]) {
  try {
    return parseArgs({ args: words, options: WORDS }).values
  } catch (error) {
    const [fault] = (error as Error).message.split('. ')
    throw new Error(`${fault}: use --rename <old>=<new> or --remove <field>, each as often as needed.`)
  }
}

/** The changes from an existing table to the declared one. */
export interface ColumnChanges {
  renamed: [from: string, to: string][]
  dropped: string[]
  added: Columns
}

/** Compares a declaration with its table. Throws if the values' fate is unknown, or if the change is not possible. */
export function columnChanges(
  { fields }: Declared,
  existing: ExistingColumns,
  options: ColumnOptions = {},
): ColumnChanges {
  const declared = columnsOf(fields)
  const missing = Object.keys(declared).filter((column) => !existing.has(column))
  const gone = [...existing.keys()].filter((column) => !(column in declared))
  const renamed = Object.entries(options.renames ?? {}).flatMap(([from, to]) => {
    if (!gone.includes(from)) throw new Error(`${from}: only a column without a declared field can be renamed.`)
    if (!missing.includes(to)) throw new Error(`${to}: the new name must be a declared field without a column.`)
    return withKey(from, to, { gone, missing })
  })
  for (const [from, to] of renamed) refuseAnotherKind(fields, [from, to], existing)
  const dropped = gone.filter((column) => !renamed.some(([from]) => from === column))
  for (const column of dropped) refuseLoss(column, existing, options)
  for (const column of options.removals ?? [])
    if (!dropped.includes(column)) throw new Error(`${column}: only a column without a declared field can be removed.`)
  const added = Object.entries(declared).filter(
    ([column]) => missing.includes(column) && !renamed.some(([, to]) => to === column),
  )
  const slug = added.find(([column]) => fields[column]?.kind === 'slug')
  if (slug) throw new Error(`${slug[0]}: existing records need slugs; write this migration by hand.`)
  return { renamed, dropped, added }
}

/** Whether a column is `not null`. Fields that are not required may be null; columns that the server fills may not. */
export const isRequired = (fields: Fields, column: string): boolean => !fields[column] || !isNullable(fields[column])

/** Renames the sort key together with its text. */
function withKey(from: string, to: string, { gone, missing }: { gone: string[]; missing: string[] }) {
  const [oldKey, newKey] = [`${from}Sort`, `${to}Sort`]
  if (gone.includes(oldKey) !== missing.includes(newKey)) throw anotherKind(from, to)
  return [[from, to], ...(gone.includes(oldKey) ? [[oldKey, newKey]] : [])] as [string, string][]
}

const anotherKind = (from: string, to: string) =>
  new Error(
    `${to} has another type than ${from}, or is no longer nullable: rename it first, and change it in another migration.`,
  )

/** Throws if a renamed column would change its type or nullability. */
function refuseAnotherKind(fields: Fields, [from, to]: [string, string], existing: ExistingColumns) {
  const { type, isRequired: wasRequired } = existing.get(from)!
  const field = fields[to]
  if (!field) return
  const isNumber = typeof encodeValue(fields, to, initialOf(field) ?? '') !== 'string'
  if ((type === 'integer') !== isNumber || wasRequired !== isRequired(fields, to)) throw anotherKind(from, to)
}

/** Whether a column is derived from others: a sort key, or the search text. */
const isDerived = (column: string, existing: ExistingColumns) =>
  column === 'searchText' || (column.endsWith('Sort') && existing.has(column.slice(0, -'Sort'.length)))

function refuseLoss(column: string, existing: ExistingColumns, { removals = [] }: ColumnOptions) {
  if (isDerived(column, existing)) return
  if (!removals.includes(column))
    throw new Error(
      `The column ${column} has no declared field. If the field was renamed, use --rename ${column}=<new name>; to drop its values, --remove ${column}.`,
    )
  if (existing.get(column)!.isUnique)
    throw new Error(`${column} is unique: SQLite cannot drop it; write this migration by hand.`)
}

/** The field that a column sorts. */
export const sortedBy = (fields: Fields, column: string): string | undefined =>
  Object.keys(fields).find((name) => sortColumnOf(fields, name) === column)
