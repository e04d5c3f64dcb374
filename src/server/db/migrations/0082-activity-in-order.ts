import { sql } from 'kysely'
import { rankedColumn } from '../turkishInSql.ts'
import type { Draft } from './types.ts'

/** Who did something, and to what, is put in order by an index, as lists have it: what says nothing is an empty text there. */
export const activityInOrder: Draft = ({ byBytes }) => ({
  async up(db) {
    const orders = {
      activityByDoneBy: byBytes(rankedColumn(sql.ref('doneBy'))),
      activityByResource: sql.ref('resource'),
      activityByRecordId: sql.ref('recordId'),
    }
    for (const [name, text] of Object.entries(orders))
      await db.schema.createIndex(name).on('activity').expression(sql`coalesce(${text}, '')`).column('id').execute()
  },
})
