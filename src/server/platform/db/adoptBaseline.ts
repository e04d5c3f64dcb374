import { sql } from 'kysely'
import { StartRefused } from '../config/startRefused.ts'
import type { Db } from './tables.ts'

/** The baseline migration, and the last of the 47 that it replaces. Migrations run in order: where that one has run, all of them have. */
const BASELINE = '0084-baseline'
const LAST_REPLACED = '0084-counts-wait-for-nobody'

/** Whether the baseline replaces this migration. */
export const isReplaced = (name: string) => name <= LAST_REPLACED && name !== BASELINE

/**
 * Names of executed migrations, of a database or in the manifest of a backup, as this version has them: the 47 before the baseline become
 * the baseline. Throws `StartRefused` where fewer of them have run; `what` begins the sentence.
 */
export function namesSinceBaseline(executed: readonly string[], what: string): string[] {
  const replaced = executed.filter(isReplaced)
  if (!replaced.length) return [...executed]
  if (!replaced.includes(LAST_REPLACED))
    throw new StartRefused(
      `${what} is older than version 0.1.0 (its last migration is ${executed.toSorted().at(-1)}): start or restore it with that version (commit 7a54be96) first, or use a backup that was made with that version or a later one.`,
    )
  return [BASELINE, ...executed.filter((name) => !isReplaced(name))]
}

/**
 * Adopts a database of version 0.1.0, whose schema is the baseline's: replaces the names of its 47 migrations by the baseline's, in one
 * transaction under Kysely's migration lock. An instance that starts at the same time waits, and finds it done.
 */
export async function adoptBaseline(db: Db): Promise<void> {
  const { adapter } = db.getExecutor()
  const lock = { lockTable: 'kysely_migration_lock', lockRowId: 'migration_lock' }
  await db.connection().execute(async (connection) => {
    await adapter.acquireMigrationLock(connection, lock)
    try {
      await connection.transaction().execute(async (trx) => {
        const executed = await executedMigrations(trx)
        if (namesSinceBaseline(executed, 'DATABASE_URL: the database').length === executed.length) return
        const others = executed.filter((name) => isReplaced(name) && name !== LAST_REPLACED)
        await sql`delete from kysely_migration where name in (${sql.join(others)})`.execute(trx)
        await sql`update kysely_migration set name = ${BASELINE} where name = ${LAST_REPLACED}`.execute(trx)
      })
    } finally {
      await adapter.releaseMigrationLock(connection, lock)
    }
  })
}

/** The names in Kysely's table of migrations, in order. */
export async function executedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name).sort()
}
