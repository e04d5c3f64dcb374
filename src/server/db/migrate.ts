import { Migrator } from 'kysely/migration'
import { StartRefused } from '../shared/startRefused.ts'
import type { Database } from './connect.ts'
import { isUnreachable } from './errors.ts'
import { migrations } from './migrations/index.ts'
import { type Draft, typesOf } from './migrations/types.ts'

/**
 * Brings the database's tables up to date: each migration once, whole or not at all. Instances that start at the same
 * time wait for each other (PostgreSQL's advisory lock; the embedded database has one process). Answers which ones ran.
 */
export async function migrate(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  drafts: Record<string, Draft> = migrations,
): Promise<string[]> {
  const types = typesOf[dialect]
  const provider = {
    getMigrations: async () => Object.fromEntries(Object.entries(drafts).map(([name, draft]) => [name, draft(types)])),
  }
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw explainedFailure(error)
  return results.map(({ migrationName }) => migrationName)
}

/** What is wrong with the database, as a refusal where that is known. */
export const explainedFailure = (error: unknown): unknown => {
  if (error instanceof StartRefused) return error
  const { message } = error as Error
  if (isUnreachable(error) || /password|authentication|does not exist|SSL|pg_hba|permission denied/.test(message))
    return new StartRefused(`DATABASE_URL: the database cannot be used (${message}); start it, or mend the address.`)
  if (message.startsWith('corrupted migrations'))
    return new StartRefused(
      `DATABASE_URL: the database was made by a newer version of this software (${message}); run that version.`,
    )
  return error
}
