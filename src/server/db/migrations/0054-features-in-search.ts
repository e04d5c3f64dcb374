import { sql } from 'kysely'
import { fold } from '../../../contract/rules/turkish.ts'
import type { Draft } from './types.ts'

const TABLE = 'products'
/** Rows that are held at a time. */
const SLICE = 500

interface Product {
  id: number
  specs: string
  searchText: string
}

/** Products are found by their features too: names and values stand in a last line of the text that search reads. */
export const featuresInSearch: Draft = () => ({
  async up(db) {
    for (let last = 0; ; ) {
      const { rows } = await sql<Product>`
        select id, specs, ${sql.ref('searchText')} from ${sql.table(TABLE)}
        where id > ${last} order by id limit ${sql.lit(SLICE)}`.execute(db)
      for (const { id, specs, searchText } of rows) {
        const features = fold(
          Object.entries(JSON.parse(specs) as Record<string, string>)
            .flat()
            .join(' '),
        )
        await sql`
          update ${sql.table(TABLE)} set ${sql.ref('searchText')} = ${`${searchText}\n${features}`} where id = ${id}
        `.execute(db)
      }
      if (rows.length < SLICE) return
      last = Number(rows.at(-1)!.id)
    }
  },
})
