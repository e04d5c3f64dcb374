import { sql } from 'kysely'
import type { Fields, Resource } from '../src/contract/resource.ts'
import { resources } from '../src/contract/resources/index.ts'
import { columnsOf, encodeValue, listsOf, sortColumnOf, sortKeyOf } from '../src/server/db/columns.ts'
import { connectToMemory } from '../src/server/db/connect.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { migrations } from '../src/server/db/migrations/index.ts'
import type { Draft, Types } from '../src/server/db/migrations/types.ts'
import { anyTable, type Db } from '../src/server/db/tables.ts'

/** Which words of `Types` a table's columns use, in the order in which they are declared there. */
const WORDS: readonly (keyof Types)[] = ['id', 'numbered', 'flag', 'integer', 'text', 'ordered', 'keepLists']

type Declared = Pick<Resource, 'name' | 'fields'>
type Columns = [name: string, type: keyof Types][]

/** A migration that somebody reads, saves under this name, and never changes again. */
export interface Drafted {
  name: string
  text: string
}

/**
 * The migration that a declaration asks for after those that there are: one that makes its table, or one that gives the table
 * the columns of new fields. Undefined where the table has them all.
 */
export async function draftMigration(
  resource: Declared,
  drafts: Record<string, Draft> = migrations,
): Promise<Drafted | undefined> {
  const { isMade, missing } = await compare(resource, drafts)
  if (!isMade) return { name: resource.name, text: creation(resource) }
  const [first] = missing
  if (!first) return undefined
  const slug = missing.find(([name]) => resource.fields[name]?.kind === 'slug')
  if (slug) throw new Error(`${slug[0]}: records that are there need slugs of their own; write this migration by hand.`)
  const name = `${resource.name}${first[0][0]!.toUpperCase()}${first[0].slice(1)}`
  return { name, text: addition(name, resource, missing) }
}

/** Which of a resource's columns its table lacks: learned by running the migrations on a database in memory. */
async function compare({ name, fields }: Declared, drafts: Record<string, Draft>) {
  const { db, dialect, close } = await connectToMemory()
  try {
    await migrate({ db, dialect }, drafts)
    const missing: Columns = []
    for (const column of Object.entries(columnsOf(fields)))
      if (!(await hasColumn(db, name, column[0]))) missing.push(column)
    return { isMade: await hasColumn(db, name, 'id'), missing }
  } finally {
    await close()
  }
}

const hasColumn = (db: Db, table: string, column: string): Promise<boolean> =>
  anyTable(db)
    .selectFrom(table)
    .select(column)
    .where(sql.lit(false))
    .execute()
    .then(() => true)
    .catch((error: Error) => {
      if (/no such (table|column)/.test(error.message)) return false
      throw error
    })

function creation(resource: Declared): string {
  const { name, fields } = resource
  const columns: Columns = Object.entries(columnsOf(fields))
  const lines = columns.map(([column, type]) => `.addColumn('${column}', ${type}${constraintOf(fields, column)})`)
  return written(
    name,
    ['id', 'numbered', 'ordered', ...columns.map(([, type]) => type)],
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

function addition(exported: string, resource: Declared, missing: Columns): string {
  const { name, fields } = resource
  const lines = missing.map(([column, type]) => {
    const value = isRequired(fields, column) ? valueAtFirst(fields, column) : undefined
    const constraint = value === undefined ? '' : `, (column) => column.notNull().defaultTo(${literal(value)})`
    return `await db.schema.alterTable('${name}').addColumn('${column}', ${type}${constraint}).execute()`
  })
  return written(
    exported,
    missing.map(([, type]) => type),
    `import type { Draft }`,
    [...lines, ...listLines(resource)],
  )
}

/** The module of a migration, with what is done in it. */
function written(name: string, used: readonly (keyof Types)[], imported: string, lines: readonly string[]): string {
  const words = WORDS.filter((word) => word === 'keepLists' || used.includes(word)).join(', ')
  return `${imported} from './types.ts'

export const ${name}: Draft = ({ ${words} }) => ({
  async up(db) {
${lines.map((line) => `    ${line}`).join('\n')}
  },
})
`
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

/** What a record may leave empty is null; a column that we fill ourselves never is. */
const isRequired = (fields: Fields, column: string): boolean => !fields[column]?.schema.safeParse(null).success

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
  if (field) return encodeValue(fields, column, field.initial ?? '')
  const sorted = Object.keys(fields).find((name) => sortColumnOf(fields, name) === column)
  return sorted ? sortKeyOf(fields, sorted, fields[sorted]!.initial ?? '') : ''
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value)

if (import.meta.main) {
  const all: Record<string, Resource> = resources
  const resource = all[process.argv[2] ?? '']
  if (!resource) {
    console.error(`Name a declared resource: ${Object.keys(all).join(', ')}.`)
    process.exit(1)
  }
  const drafted = await draftMigration(resource)
  if (!drafted) {
    console.error(`The table of ${resource.name} has every column that is declared.`)
    process.exit(1)
  }
  const number = String(Number.parseInt(Object.keys(migrations).at(-1) ?? '0', 10) + 1).padStart(4, '0')
  const file = drafted.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  console.error(`Save this as src/server/db/migrations/${number}-${file}.ts, and name it in index.ts there.`)
  process.stdout.write(drafted.text)
}
