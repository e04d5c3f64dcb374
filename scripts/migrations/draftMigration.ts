import { type Fields, precedenceFieldOf } from '../../src/contract/declaring/fields.ts'
import { initialOf } from '../../src/contract/declaring/values.ts'
import { columnsOf, encodeValue, isSearched, listsOf, sortColumnOf, sortKeyOf } from '../../src/server/db/columns.ts'
import { migrations } from '../../src/server/db/migrations/index.ts'
import type { Draft, Types } from '../../src/server/db/migrations/types.ts'
import {
  type ColumnChanges,
  type Columns,
  columnChanges,
  type Declared,
  isRequired,
  type Said,
  sortedBy,
} from './columnChanges.ts'
import { exportOf } from './indexText.ts'
import { standingColumns } from './standingColumns.ts'

/** A migration that somebody reads, saves under this name, and never changes again. */
export interface Drafted {
  name: string
  text: string
}

/**
 * The migration that a declaration asks for after those that there are: one that makes its table, or one that makes the table
 * what is declared. Undefined where it is. Throws where it must be said what becomes of values.
 */
export async function draftMigration(
  resource: Declared,
  drafts: Record<string, Draft> = migrations,
  said: Said = {},
): Promise<Drafted | undefined> {
  const standing = await standingColumns(resource.name, drafts)
  if (!standing) return { name: resource.name, text: creation(resource) }
  const changes = columnChanges(resource, standing, said)
  const [added] = changes.added.find(([column]) => column in resource.fields) ?? changes.added[0] ?? []
  const first = changes.renamed[0]?.[1] ?? added ?? (changes.dropped[0] && `without-${changes.dropped[0]}`)
  if (!first) return undefined
  const name = unlike(
    `${resource.name}-${first}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    drafts,
  )
  return { name, text: change(name, resource, changes) }
}

/** No two migrations are called the same. */
function unlike(name: string, drafts: Record<string, Draft>): string {
  const taken = Object.keys(drafts).map(exportOf)
  for (let number = 2, free = name; ; free = `${name}${number++}`) if (!taken.includes(free)) return free
}

function creation(resource: Declared): string {
  const { name, fields } = resource
  const columns: Columns = Object.entries(columnsOf(fields))
  const lines = columns.map(([column, type]) => `.addColumn('${column}', ${type}${constraintOf(fields, column)})`)
  return written(
    name,
    ['id', 'numbered', 'ordered', 'keepLists', ...columns.map(([, type]) => type)],
    `import { type Draft, required }`,
    [
      `await db.schema`,
      `  .createTable('${name}')`,
      ...[
        `.addColumn('id', id, numbered)`,
        `.addColumn('createdAt', ordered, required)`,
        `.addColumn('updatedAt', ordered, required)`,
        ...lines,
        `.execute()`,
      ].map((line) => `  ${line}`),
      ...listLines(resource),
    ],
  )
}

function change(exported: string, resource: Declared, { renamed, dropped, added }: ColumnChanges): string {
  const { name, fields } = resource
  const isMoved = renamed.length + dropped.length > 0
  // What search reads may hold the words of a field that is gone; a text made just now holds none.
  const isReadAnew = isSearched(fields) && (dropped.length > 0 || added.some(([column]) => column === 'searchText'))
  const searched = Object.keys(fields).filter((field) => fields[field]!.searched)
  const table = `await db.schema.alterTable('${name}')`
  return written(
    exported,
    [
      ...added.map(([, type]) => type),
      'keepLists',
      ...(isMoved ? (['forgetLists'] as const) : []),
      ...(isReadAnew ? (['foldAnew'] as const) : []),
    ],
    `import type { Draft }`,
    [
      ...(isMoved ? [`await forgetLists(db, '${name}')`] : []),
      ...renamed.map(([from, to]) => `${table}.renameColumn('${from}', '${to}').execute()`),
      ...dropped.map((column) => `${table}.dropColumn('${column}').execute()`),
      ...added.map(([column, type]) => {
        const value = isRequired(fields, column) ? valueAtFirst(fields, column) : undefined
        const constraint = value === undefined ? '' : `, (column) => column.notNull().defaultTo(${literal(value)})`
        return `${table}.addColumn('${column}', ${type}${constraint}).execute()`
      }),
      ...unplacedLines(resource, added),
      ...(isReadAnew ? [`await foldAnew(db, '${name}', [${searched.map((field) => `'${field}'`).join(', ')}])`] : []),
      ...listLines(resource),
    ],
  )
}

/** Which words of `Types` a migration may use, in the order in which they are declared there. */
const WORDS: readonly (keyof Types)[] = [
  'id',
  'numbered',
  'flag',
  'integer',
  'text',
  'ordered',
  'keepLists',
  'forgetLists',
  'foldAnew',
]

/** The module of a migration, with what is done in it. */
function written(name: string, used: readonly (keyof Types)[], imported: string, lines: readonly string[]): string {
  const words = WORDS.filter((word) => used.includes(word)).join(', ')
  return `${imported} from './types.ts'

export const ${name}: Draft = ({ ${words} }) => ({
  async up(db) {
${lines.map((line) => `    ${line}`).join('\n')}
  },
})
`
}

/** Records that are there stand newest first, as long as nobody puts some before the others. */
function unplacedLines({ name, fields }: Declared, added: Columns): string[] {
  const placed = precedenceFieldOf({ fields })
  const key = placed && sortColumnOf(fields, placed)
  return added.some(([column]) => column === key)
    ? [`await db.updateTable('${name}').set((eb) => ({ ${key}: eb.ref('createdAt') })).execute()`]
    : []
}

/** What its lists ask of the table. */
const listLines = (resource: Declared): string[] => [
  'await keepLists(db, {',
  ...Object.entries(listsOf(resource)).map(([name, value]) => {
    const parts = [value].flat().map((part) => `'${part}'`)
    return `  ${name}: ${Array.isArray(value) ? `[${parts.join(', ')}]` : parts[0]},`
  }),
  '})',
]

/** Slugs are unique. */
const constraintOf = (fields: Fields, column: string): string =>
  fields[column]?.kind === 'slug'
    ? ', (column) => column.notNull().unique()'
    : isRequired(fields, column)
      ? ', required'
      : ''

/** What records that are there already have in a new column: what a new record has, and nothing where it has to say. */
function valueAtFirst(fields: Fields, column: string): unknown {
  const field = fields[column]
  if (field) return encodeValue(fields, column, initialOf(field) ?? '')
  const sorted = sortedBy(fields, column)
  return sorted ? sortKeyOf(fields, sorted, initialOf(fields[sorted]!)) : ''
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value)
