import { parseArgs } from 'node:util'
import type { Fields } from '../../src/contract/declaring/fields.ts'
import type { Resource } from '../../src/contract/declaring/resource.ts'
import { initialOf, isNullable } from '../../src/contract/declaring/values.ts'
import { columnsOf, encodeValue, sortColumnOf } from '../../src/server/db/columns.ts'
import type { ColumnTypes } from '../../src/server/db/migrations/migration.ts'
import type { Standing } from './standingColumns.ts'

export type Declared = Pick<Resource, 'name' | 'fields'>
export type Columns = [name: string, type: keyof ColumnTypes][]

/** What nobody can read off a declaration: whether what is gone has another name now, or may go. */
export interface Said {
  /** Fields that keep their values under another name: old to new. */
  renames?: Readonly<Record<string, string>>
  /** Fields whose values go. */
  removals?: readonly string[]
}

const WORDS = { rename: { type: 'string', multiple: true }, remove: { type: 'string', multiple: true } } as const

/** What the words of a command line say: `--rename old=new`, `--remove old`, each as often as needed. Throws where they say anything else. */
export function saidIn(words: string[]): Said {
  const { rename = [], remove = [] } = valuesIn(words)
  const pairs = rename.map((said) => {
    const [, from, to] = /^(\w+)=(\w+)$/.exec(said) ?? []
    if (!from || !to) throw new Error(`--rename ${said}: say the old name and the new one, as in --rename old=new.`)
    return [from, to] as const
  })
  for (const names of [[...pairs.map(([from]) => from), ...remove], pairs.map(([, to]) => to)]) {
    const twice = names.find((name, i) => names.indexOf(name) < i)
    if (twice) throw new Error(`${twice} is said twice.`)
  }
  return { renames: Object.fromEntries(pairs), removals: remove }
}

function valuesIn(words: string[]) {
  try {
    return parseArgs({ args: words, options: WORDS }).values
  } catch (error) {
    const [fault] = (error as Error).message.split('. ')
    throw new Error(`${fault}: say --rename <old>=<new> or --remove <field>, each as often as needed.`)
  }
}

/** What makes a table that stands into the one that is declared. */
export interface ColumnChanges {
  renamed: [from: string, to: string][]
  dropped: string[]
  added: Columns
}

/** Compares a declaration with its table. Throws where it cannot be told, or not be done, what becomes of values. */
export function columnChanges({ fields }: Declared, standing: Standing, said: Said = {}): ColumnChanges {
  const declared = columnsOf(fields)
  const missing = Object.keys(declared).filter((column) => !standing.has(column))
  const gone = [...standing.keys()].filter((column) => !(column in declared))
  const renamed = Object.entries(said.renames ?? {}).flatMap(([from, to]) => {
    if (!gone.includes(from))
      throw new Error(`${from}: only what is in the table and not declared any more is renamed.`)
    if (!missing.includes(to)) throw new Error(`${to}: only a declared field that the table lacks is a new name.`)
    return withKey(from, to, { gone, missing })
  })
  for (const [from, to] of renamed) refuseAnotherKind(fields, [from, to], standing)
  const dropped = gone.filter((column) => !renamed.some(([from]) => from === column))
  for (const column of dropped) refuseLoss(column, standing, said)
  for (const column of said.removals ?? [])
    if (!dropped.includes(column))
      throw new Error(`${column}: only what is in the table and not declared any more goes.`)
  const added = Object.entries(declared).filter(
    ([column]) => missing.includes(column) && !renamed.some(([, to]) => to === column),
  )
  const slug = added.find(([column]) => fields[column]?.kind === 'slug')
  if (slug) throw new Error(`${slug[0]}: records that are there need slugs of their own; write this migration by hand.`)
  return { renamed, dropped, added }
}

/** What a record may leave empty is null; a column that we fill ourselves never is. */
export const isRequired = (fields: Fields, column: string): boolean => !fields[column] || !isNullable(fields[column])

/** The key that a text is sorted by goes along with it. */
function withKey(from: string, to: string, { gone, missing }: { gone: string[]; missing: string[] }) {
  const [oldKey, newKey] = [`${from}Sort`, `${to}Sort`]
  if (gone.includes(oldKey) !== missing.includes(newKey)) throw anotherKind(from, to)
  return [[from, to], ...(gone.includes(oldKey) ? [[oldKey, newKey]] : [])] as [string, string][]
}

const anotherKind = (from: string, to: string) =>
  new Error(`${to} is not of the kind that ${from} was, or may no longer be empty: rename first, and change it after.`)

/** A column keeps its type and whether it may be empty. */
function refuseAnotherKind(fields: Fields, [from, to]: [string, string], standing: Standing) {
  const { type, isRequired: wasRequired } = standing.get(from)!
  const field = fields[to]
  if (!field) return
  const isNumber = typeof encodeValue(fields, to, initialOf(field) ?? '') !== 'string'
  if ((type === 'integer') !== isNumber || wasRequired !== isRequired(fields, to)) throw anotherKind(from, to)
}

/** Whether a column holds what we make of others: a key to sort by, the text that search reads. */
const isMade = (column: string, standing: Standing) =>
  column === 'searchText' || (column.endsWith('Sort') && standing.has(column.slice(0, -'Sort'.length)))

function refuseLoss(column: string, standing: Standing, { removals = [] }: Said) {
  if (isMade(column, standing)) return
  if (!removals.includes(column))
    throw new Error(
      `${column} is in the table, and no field is declared for it. Where it has another name now, say --rename ${column}=<its name>; where its values may go, --remove ${column}.`,
    )
  if (standing.get(column)!.isUnique)
    throw new Error(`${column} is unique, which SQLite cannot drop from a table; write this migration by hand.`)
}

/** The column that a key beside it sorts, or itself. */
export const sortedBy = (fields: Fields, column: string): string | undefined =>
  Object.keys(fields).find((name) => sortColumnOf(fields, name) === column)
