import { sql } from 'kysely'
import type { Resource } from '../../../contract/schema/resource.ts'
import { StartRefused } from '../config/startRefused.ts'
import { adoptBaseline, executedMigrations, isReplaced } from './adoptBaseline.ts'
import { columnsOf } from './columns.ts'
import type { Database } from './connect.ts'
import { isUnreachable } from './errors.ts'
import { migrations } from './migrations/index.ts'
import { type AnyDatabase, columnTypes, type Migration } from './migrations/migration.ts'
import { anyTable, type Db } from './tables.ts'

/**
 * Runs the migrations that have not run yet, each in a transaction with the note of it, and returns their names. A database of version
 * 0.1.0 is adopted first. Instances that start at the same time wait for each other (PostgreSQL's advisory lock; SQLite has one process).
 */
export async function migrate(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  all: Record<string, Migration> = migrations,
): Promise<string[]> {
  // An empty database has no table of migrations.
  const executed = await executedMigrations(db).catch(() => [])
  // Most starts end here, with nothing locked or loaded.
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

/** Refuses a database that lacks a column which a declaration asks for: a migration was forgotten. */
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
          ? new StartRefused(
              `The table ${name} is not as it is declared (${error.message}); draft the migration with "npm run migration".`,
            )
          : error
      })
}

/** What is wrong with the database, as a refusal where that is known. */
export const explainedFailure = (error: unknown): unknown => {
  if (error instanceof StartRefused) return error
  const message = messageOf(error)
  if (isUnreachable(error) || MISENTERED.test(message))
    return new StartRefused(`DATABASE_URL: the database cannot be used (${message}); start it, or mend the address.`)
  if (message.startsWith('corrupted migrations'))
    return new StartRefused(
      `DATABASE_URL: the database was made by a newer version of this software (${message}); run that version.`,
    )
  return error
}

const MISENTERED = /password|authentication|does not exist|SSL|certificate|pg_hba|permission denied/

/** A host with several addresses, none of which answers, says why for each alone. */
const messageOf = (error: unknown): string =>
  (error instanceof AggregateError && (error.errors[0] as Error | undefined)?.message) || (error as Error).message
