import { resources } from '../src/contract/index.ts'
import type { Field } from '../src/contract/kinds.ts'
import type { Resource } from '../src/contract/resource.ts'
import { columnsOf, listsOf } from '../src/server/db/columns.ts'
import { migrations } from '../src/server/db/migrations/index.ts'
import type { Types } from '../src/server/db/migrations/types.ts'

/** Which words of `Types` a table's columns use, in the order in which they are declared there. */
const WORDS: readonly (keyof Types)[] = ['id', 'numbered', 'flag', 'integer', 'text', 'ordered', 'keepLists']

/** The migration that makes a declared resource's table, as text: read it, save it, and never change it again. */
export function draftMigration(resource: Pick<Resource, 'name' | 'fields'>): string {
  const { name, fields } = resource
  const columns = Object.entries(columnsOf(fields))
  const used = new Set<keyof Types>(['id', 'numbered', 'ordered', 'keepLists', ...columns.map(([, type]) => type)])
  const words = WORDS.filter((word) => used.has(word)).join(', ')
  const lines = columns.map(([column, type]) => `.addColumn('${column}', ${type}${constraintOf(fields[column])})`)
  return `import { type Draft, required } from './types.ts'

export const ${name}: Draft = ({ ${words} }) => ({
  async up(db) {
    await db.schema
      .createTable('${name}')
      .addColumn('id', id, numbered)
${[...lines, `.addColumn('createdAt', ordered, required)`, `.addColumn('updatedAt', ordered, required)`]
  .map((line) => `      ${line}`)
  .join('\n')}
      .execute()
    await keepLists(db, {
${listLines(resource)
  .map((line) => `      ${line},`)
  .join('\n')}
    })
  },
})
`
}

/** What its lists ask of the table, as properties of an object. */
const listLines = (resource: Pick<Resource, 'name' | 'fields'>): string[] =>
  Object.entries(listsOf(resource)).map(([name, value]) => {
    const written = [value].flat().map((part) => `'${part}'`)
    return `${name}: ${Array.isArray(value) ? `[${written.join(', ')}]` : written[0]}`
  })

/** Slugs are unique; what a record may leave empty is null; a column that we fill ourselves never is. */
function constraintOf(field: Field | undefined): string {
  if (field?.kind === 'slug') return ', (column) => column.notNull().unique()'
  return field?.schema.safeParse(null).success ? '' : ', required'
}

if (import.meta.main) {
  const all: Record<string, Resource> = resources
  const resource = all[process.argv[2] ?? '']
  if (!resource) {
    console.error(`Name a declared resource: ${Object.keys(all).join(', ')}.`)
    process.exit(1)
  }
  const number = String(Number.parseInt(Object.keys(migrations).at(-1) ?? '0', 10) + 1).padStart(4, '0')
  console.error(`Save this as src/server/db/migrations/${number}-${resource.name}.ts, and name it in index.ts there.`)
  process.stdout.write(draftMigration(resource))
}
