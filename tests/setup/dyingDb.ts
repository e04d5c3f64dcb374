import type { KyselyPlugin } from 'kysely'
import type { Db } from '../../src/server/db/tables.ts'

/** A database that kills its process, by its own hand, at the statement `KILL_AT`; `asked` says how many there were. */
export function dyingDb(db: Db) {
  const killAt = Number(process.env.KILL_AT)
  let statements = 0
  const dying: KyselyPlugin = {
    transformQuery({ node }) {
      if (++statements === killAt) process.kill(process.pid, 'SIGKILL')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(dying) as Db, asked: () => statements }
}
