import type { Db } from '../../src/server/platform/db/tables.ts'

/** A database that counts its statements and the rows it returns. */
export function countReads(db: Db) {
  const read = { statements: 0, rows: 0 }
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read.statements++
      read.rows += result.rows.length
      return result
    },
  })
  return { read, db: counting }
}
