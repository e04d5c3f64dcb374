import { type Fields, placeFieldOf } from '../../src/contract/schema/fields.ts'
import { initialOf } from '../../src/contract/schema/values.ts'
import {
  columnsOf,
  encodeValue,
  isSearched,
  listsOf,
  sortColumnOf,
  sortKeyOf,
} from '../../src/server/platform/db/columns.ts'
import { migrations } from '../../src/server/platform/db/migrations/index.ts'
import type { ColumnTypes, Migration } from '../../src/server/platform/db/migrations/migration.ts'
import {
  type ColumnChanges,
  type ColumnOptions,
  type Columns,
  columnChanges,
  type Declared,
  isRequired,
  sortedBy,
} from './columnChanges.ts'
import { existingColumns } from './existingColumns.ts'
import { exportOf } from './indexText.ts'

/** A drafted migration: the name of its export, and the text of its module. */
export interface Drafted {
  name: string
  text: string
}

/**
 * Drafts the migration that creates a declared table, or changes the existing one to match its declaration; undefined
 * if there is no change. Throws if the options must say what happens to values.
 */
export async function draftMigration(
  resource: Declared,
  all: Record<string, Migration> = migrations,
  options: ColumnOptions = {},
): Promise<Drafted | undefined> {
  const existing = await existingColumns(resource.name, all)
  if (!existing) return { name: resource.name, text: creation(resource) }
  const changes = columnChanges(resource, existing, options)
  const [added] = changes.added.find(([column]) => column in resource.fields) ?? changes.added[0] ?? []
  const first = changes.renamed[0]?.[1] ?? added ?? (changes.dropped[0] && `without-${changes.dropped[0]}`)
  if (!first) return undefined
  const name = unlike(
    `${resource.name}-${first}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    all,
  )
  return { name, text: change(name, resource, changes) }
}

/** The name, with a number if another migration has the same name. */
function unlike(name: string, all: Record<string, Migration>): string {
  const taken = Object.keys(all).map(exportOf)
  for (let number = 2, free = name; ; free = `${name}${number++}`) if (!taken.includes(free)) return free
}

function creation(resource: Declared): string {
  const { name, fields } = resource
  const columns: Columns = Object.entries(columnsOf(fields))
  const lines = columns.map(([column, type]) => `.addColumn('${column}', ${type}${constraintOf(fields, column)})`)
  return moduleOf(
    name,
    ['id', 'numbered', 'ordered', ...columns.map(([, type]) => type)],
    { 'listIndexes.ts': 'createListIndexes', 'migration.ts': 'type Migration, required' },
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
  // The search text may contain words of a removed field; a column added in this migration has none yet.
  const isRebuilt = isSearched(fields) && (dropped.length > 0 || added.some(([column]) => column === 'searchText'))
  const searched = Object.keys(fields).filter((field) => fields[field]!.searched)
  const table = `await db.schema.alterTable('${name}')`
  return moduleOf(
    exported,
    added.map(([, type]) => type),
    {
      'listIndexes.ts': isMoved ? 'createListIndexes, dropListIndexes' : 'createListIndexes',
      'migration.ts': 'type Migration',
      ...(isRebuilt && { 'searchText.ts': 'rebuildSearchText' }),
    },
    [
      ...(isMoved ? [`await dropListIndexes(db, '${name}')`] : []),
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

/** Existing records are ordered newest first until an editor changes the order. */
function unplacedLines({ name, fields }: Declared, added: Columns): string[] {
  const placed = placeFieldOf({ fields })
  const key = placed && sortColumnOf(fields, placed)
  return added.some(([column]) => column === key)
    ? [`await db.updateTable('${name}').set((eb) => ({ ${key}: eb.ref('createdAt') })).execute()`]
    : []
}

const listLines = (resource: Declared): string[] => [
  'await createListIndexes(db, {',
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

/** Default of a new column: the initial value of a new record, or an empty value if the field is required. */
function valueAtFirst(fields: Fields, column: string): unknown {
  const field = fields[column]
  if (field) return encodeValue(fields, column, initialOf(field) ?? '')
  const sorted = sortedBy(fields, column)
  return sorted ? sortKeyOf(fields, sorted, initialOf(fields[sorted]!)) : ''
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value)
