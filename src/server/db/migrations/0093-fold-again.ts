import { sql } from 'kysely'
import { fold } from '../../../contract/rules/turkish.ts'
import type { Draft } from './types.ts'

/** Rows that are read in one go. */
const SLICE = 500
/** What a sort key had of a character that nobody sees. */
const INVISIBLE_IN_KEY = /!(?:\p{Default_Ignorable_Code_Point}|\p{Cc})/gu

/**
 * What `q` searches and lists are sorted by is folded once more, line by line: since then signs that look alike are one, and what nobody
 * sees is no part of a word. What was folded before folds to what the text itself would.
 */
export const foldAgain: Draft = () => ({
  async up(db) {
    const tables = await db.introspection.getTables()
    for (const { name: table, columns } of tables) {
      const names = columns.map(({ name }) => inCamelCase(name))
      // The index of trigrams has the column too, and follows the table by itself.
      if (!names.includes('searchText') || !names.includes('createdAt')) continue
      const keys = names.filter((name) => name.endsWith('Sort') && names.includes(name.slice(0, -'Sort'.length)))
      const read = sql.join(['id', 'searchText', ...keys].map((column) => sql.ref(column)))
      for (let last = 0; ; ) {
        const { rows } = await sql<Record<string, string | null> & { id: number }>`
          select ${read} from ${sql.table(table)} where id > ${last} order by id limit ${sql.lit(SLICE)}`.execute(db)
        for (const { id, searchText, ...sorted } of rows) {
          const folded = { searchText: (searchText ?? '').split('\n').map(fold).join('\n') } as Record<string, string>
          for (const key of keys) folded[key] = (sorted[key] ?? '').replace(INVISIBLE_IN_KEY, '')
          const changed = Object.entries(folded).filter(
            ([name, text]) => text !== ({ searchText, ...sorted }[name] ?? ''),
          )
          if (changed.length)
            await sql`update ${sql.table(table)} set ${sql.join(
              changed.map(([name, text]) => sql`${sql.ref(name)} = ${text}`),
            )} where id = ${id}`.execute(db)
        }
        if (rows.length < SLICE) break
        last = Number(rows.at(-1)!.id)
      }
    }
  },
})

/** A column as the program calls it: it is looked up by the name that the database has. */
const inCamelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
