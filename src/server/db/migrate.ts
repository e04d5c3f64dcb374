import { sql } from 'kysely'
import type { Resource } from '../../contract/declaring/resource.ts'
import { StartRefused } from '../shared/startRefused.ts'
import { columnsOf } from './columns.ts'
import type { Database } from './connect.ts'
import { isUnreachable } from './errors.ts'
import { migrations } from './migrations/index.ts'
import { type Draft, typesOf } from './migrations/types.ts'
import { anyTable, type Db } from './tables.ts'

/**
 * Brings the database's tables up to date: each migration once, whole or not at all. Instances that start at the same
 * time wait for each other (PostgreSQL's advisory lock; the embedded database has one process). Answers which ones ran.
 */
export async function migrate(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  drafts: Record<string, Draft> = migrations,
): Promise<string[]> {
  if (await isUpToDate(db, Object.keys(drafts))) return []
  const { Migrator } = await import('kysely/migration')
  const types = typesOf[dialect]
  const provider = {
    getMigrations: async () => Object.fromEntries(Object.entries(drafts).map(([name, draft]) => [name, draft(types)])),
  }
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw explainedFailure(error)
  return results.map(({ migrationName }) => migrationName)
}

/**
 * Whether each has run, and no other: then nothing is looked into, locked or loaded, which is the most of a start's work
 * with its database. Where that cannot be told, as in an empty one, it is not.
 */
async function isUpToDate(db: Db, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch(() => ({ rows: [] }))
  const sorted = (list: readonly string[]) => list.toSorted().join()
  return sorted(rows.map(({ name }) => name)) === sorted(names)
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
