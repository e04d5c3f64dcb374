import { type Fields, precedenceFieldOf } from '../../src/contract/declaring/fields.ts'
import { initialOf } from '../../src/contract/declaring/values.ts'
import { columnsOf, encodeValue, isSearched, listsOf, sortColumnOf, sortKeyOf } from '../../src/server/db/columns.ts'
import { migrations } from '../../src/server/db/migrations/index.ts'
import type { ColumnTypes, Migration } from '../../src/server/db/migrations/migration.ts'
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
  drafts: Record<string, Migration> = migrations,
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
function unlike(name: string, drafts: Record<string, Migration>): string {
  const taken = Object.keys(drafts).map(exportOf)
  for (let number = 2, free = name; ; free = `${name}${number++}`) if (!taken.includes(free)) return free
}

function creation(resource: Declared): string {
  const { name, fields } = resource
  const columns: Columns = Object.entries(columnsOf(fields))
  const lines = columns.map(([column, type]) => `.addColumn('${column}', ${type}${constraintOf(fields, column)})`)
  return moduleOf(
    name,
    ['id', 'numbered', 'ordered', ...columns.map(([, type]) => type)],
    { 'lists.ts': 'createListSupport', 'migration.ts': 'type Migration, required' },
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
  // The search text may hold words of a field that is gone; a column added just now holds none.
  const isRebuilt = isSearched(fields) && (dropped.length > 0 || added.some(([column]) => column === 'searchText'))
  const searched = Object.keys(fields).filter((field) => fields[field]!.searched)
  const table = `await db.schema.alterTable('${name}')`
  return moduleOf(
    exported,
    added.map(([, type]) => type),
    {
      'lists.ts': isMoved ? 'createListSupport, dropListSupport' : 'createListSupport',
      'migration.ts': 'type Migration',
      ...(isRebuilt && { 'searchText.ts': 'rebuildSearchText' }),
    },
    [
      ...(isMoved ? [`await dropListSupport(db, '${name}')`] : []),
      ...renamed.map(([from, to]) => `${table}.renameColumn('${from}', '${to}').execute()`),
      ...dropped.map((column) => `${table}.dropColumn('${column}').execute()`),
      ...added.map(([column, type]) => {
        const value = isRequired(fields, column) ? valueAtFirst(fields, column) : undefined
        const constraint = value === undefined ? '' : `, (column) => column.notNull().defaultTo(${literal(value)})`
        return `${table}.addColumn('${column}', ${type}${constraint}).execute()`
      }),
      ...unplacedLines(resource, added),
      ...(isRebuilt
        ? [`await rebuildSearchText(db, '${name}', [${searched.map((field) => `'${field}'`).join(', ')}])`]
        : []),
      ...listLines(resource),
    ],
  )
}

/** The column types that a migration may use, in the order of `ColumnTypes`. */
const TYPES: readonly (keyof ColumnTypes)[] = ['id', 'numbered', 'flag', 'integer', 'text', 'ordered']

/** The text of a migration's module: its imports by file, and the statements of its `up`. */
function moduleOf(
  name: string,
  used: readonly (keyof ColumnTypes)[],
  imports: Readonly<Record<string, string>>,
  lines: readonly string[],
): string {
  const types = TYPES.filter((type) => used.includes(type)).join(', ')
  const imported = Object.entries(imports).map(([file, names]) =>
    names.startsWith('type ') && !names.includes(',')
      ? `import type { ${names.slice('type '.length)} } from './${file}'`
      : `import { ${names} } from './${file}'`,
  )
  return `${imported.join('\n')}

export const ${name}: Migration = {
  async up(db${types && `, { ${types} }`}) {
${lines.map((line) => `    ${line}`).join('\n')}
  },
}
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

/** What its lists need of the table. */
const listLines = (resource: Declared): string[] => [
  'await createListSupport(db, {',
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
