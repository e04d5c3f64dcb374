import { fold } from '../../../../contract/domain/turkish.ts'
import type { Migration } from './migration.ts'
import { eachRow } from './searchText.ts'

/** The representation of an invisible character in a sort key. */
const INVISIBLE_IN_KEY = /!(?:\p{Default_Ignorable_Code_Point}|\p{Cc})/gu

/**
 * Folds search texts and sort keys again, after a change: lookalike signs are unified and invisible characters removed.
 * Folding twice has no effect.
 */
export const foldAgain: Migration = {
  async up(db) {
    for (const { name: table, columns } of await db.introspection.getTables()) {
      const names = columns.map(({ name }) => camelCase(name))
      // The trigram index also has this column, and follows the table.
      if (!names.includes('searchText') || !names.includes('createdAt')) continue
      const keys = names.filter((name) => name.endsWith('Sort') && names.includes(name.slice(0, -'Sort'.length)))
      for await (const { id, ...row } of eachRow<Record<string, string>>(db, table, ['searchText', ...keys])) {
        const folded = Object.entries(row).map(([name, text]) => [
          name,
          name === 'searchText' ? text.split('\n').map(fold).join('\n') : text.replace(INVISIBLE_IN_KEY, ''),
        ])
        const changed = folded.filter(([name, text]) => text !== row[name!])
        if (changed.length) await db.updateTable(table).set(Object.fromEntries(changed)).where('id', '=', id).execute()
      }
    }
  },
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
