import { sql } from 'kysely'
import type { Resource } from '../../../contract/schema/resource.ts'
import { OperatorError } from '../config/operatorError.ts'
import { anyTable, columnsOf } from './columns.ts'
import type { Database } from './connect.ts'
import { isUnreachable } from './errors.ts'
import { migrations } from './migrations/index.ts'
import { type AnyDatabase, columnTypes, type Migration } from './migrations/migration.ts'
import type { Db } from './tables.ts'

/**
 * Runs the pending migrations, each in a transaction with its record, and returns their names. A database of version
 * 0.1.0 is adopted first. Concurrently starting instances wait for each other (PostgreSQL's advisory lock; SQLite has
 * one process).
 */
export async function migrate(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  all: Record<string, Migration> = migrations,
): Promise<string[]> {
  // An empty database has no migration table.
  const executed = await executedMigrations(db).catch(() => [])
  // Most starts end here, without a lock and without loading the migrator.
  if (executed.join() === Object.keys(all).sort().join()) return []
  if (executed.some(isReplaced)) await adoptBaseline(db)
  const { Migrator } = await import('kysely/migration')
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(all).map(([name, migration]) => [
          name,
          { up: (trx: AnyDatabase) => migration.up(trx, columnTypes[dialect]) },
        ]),
      ),
  }
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw explainedFailure(error)
  return results.map(({ migrationName }) => migrationName)
}

/** Refuses a database that lacks a declared column: a migration is missing. */
export async function refuseMissingColumns(
  db: Db,
  declared: readonly Pick<Resource, 'name' | 'fields'>[],
): Promise<void> {
  for (const { name, fields } of declared)
    await anyTable(db)
      .selectFrom(name)
      .select(['id', 'createdAt', 'updatedAt', ...Object.keys(columnsOf(fields))])
      .where(sql.lit(false))
      .execute()
      .catch((error: Error) => {
        throw /no such|does not exist/.test(error.message)
          ? new OperatorError(
              `The table ${name} differs from its declaration (${error.message}); draft the migration with "npm run migration".`,
            )
          : error
      })
}

/** A database error as a refusal to start, if its cause is known. */
export const explainedFailure = (error: unknown): unknown => {
  if (error instanceof OperatorError) return error
  const message = messageOf(error)
  if (isUnreachable(error) || MISCONFIGURED.test(message))
    return new OperatorError(
      `DATABASE_URL: the database cannot be used (${message}); start it, or correct the address.`,
    )
  if (message.startsWith('corrupted migrations'))
    return new OperatorError(
      `DATABASE_URL: the database was created by a newer version (${message}); run that version.`,
    )
  return error
}

const MISCONFIGURED = /password|authentication|does not exist|SSL|certificate|pg_hba|permission denied/

/** Node reports a host with several addresses that all fail as an `AggregateError` without a message. */
const messageOf = (error: unknown): string =>
  (error instanceof AggregateError && (error.errors[0] as Error | undefined)?.message) || (error as Error).message

/** The baseline migration, and the last of the 47 that it replaces: if that one has run, all have. */
const BASELINE = '0084-baseline'
const LAST_REPLACED = '0084-counts-wait-for-nobody'

/** Whether the baseline replaces this migration. */
const isReplaced = (name: string) => name <= LAST_REPLACED && name !== BASELINE

/**
 * Names of executed migrations, from a database or the manifest of a backup, in this version: the 47 before the
 * baseline become the baseline. Throws `OperatorError` if fewer of them have run; `what` begins the sentence.
 */
export function namesSinceBaseline(executed: readonly string[], what: string): string[] {
  const replaced = executed.filter(isReplaced)
  if (!replaced.length) return [...executed]
  if (!replaced.includes(LAST_REPLACED))
    throw new OperatorError(
      `${what} is older than version 0.1.0 (its last migration is ${executed.toSorted().at(-1)}): start or restore it with that version (commit 7a54be96) first, or use a backup that was made with that version or a later one.`,
    )
  return [BASELINE, ...executed.filter((name) => !isReplaced(name))]
}

/**
 * Adopts a database of version 0.1.0, whose schema is the baseline's: replaces the names of its 47 migrations by the
 * baseline's, in one transaction under Kysely's migration lock. A concurrently starting instance waits for the lock.
 */
async function adoptBaseline(db: Db): Promise<void> {
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
