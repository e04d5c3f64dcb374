import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setImmediate as others } from 'node:timers/promises'
import { type DatabaseConnection, SqliteAdapter, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely'
import { makeFolder, makePrivateFile } from '../config/dataFolder.ts'
import { StartRefused } from '../config/startRefused.ts'
import { lockFile } from './lockFile.ts'

/**
 * Every commit is on the disk before it is answered; readers and the writer do not wait for each other; what is deleted is overwritten.
 * The file is mapped into memory up to 1 GiB: a search that reads a whole table takes half as long.
 */
const PRAGMAS =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA mmap_size = 1073741824;'
const BUSY_TIMEOUT = 5000

/** Opens the embedded database for this process alone, until `release`. */
export function openSqlite(file: string): { driver: SqliteDialect; release: () => void } {
  try {
    makeFolder(dirname(file))
    const release = lockFile(`${file}.lock`)
    makePrivateFile(file)
    const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT })
    sqlite.exec(PRAGMAS)
    return { driver: new Dialect({ database: adapt(sqlite) }), release }
  } catch (error) {
    if (error instanceof StartRefused) throw error
    throw new StartRefused(
      `DATA_DIR: the database ${file} cannot be opened (${(error as Error).message}); make its folder readable and writable for this user, or name another DATA_DIR.`,
    )
  }
}

/** Opens the embedded database to read it beside the process that has it. */
export function openSqliteToRead(file: string): SqliteDialect {
  if (!existsSync(file))
    throw new StartRefused(`DATA_DIR: there is no database ${file}; name the DATA_DIR that has it.`)
  try {
    return new Dialect({ database: adapt(new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT })) })
  } catch (error) {
    throw new StartRefused(`DATA_DIR: the database ${file} cannot be read (${(error as Error).message}).`)
  }
}

/** An embedded database that is gone when it is closed. */
export const openSqliteInMemory = (): SqliteDialect => new Dialect({ database: adapt(new DatabaseSync(':memory:')) })

/** SQLite undoes changes of tables with their transaction, which Kysely leaves unused: half a migration would stay. */
class Dialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }

  override createDriver() {
    return new PatientDriver(this.#config)
  }
}

/** Nothing here waits for anything: who writes a thousand rows, one after the other, lets others have their turn after each. */
class PatientDriver extends SqliteDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    await others()
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** So many statements stay prepared, those that were used last. What people ask with is bound to them: they are few. */
const MOST_PREPARED = 200

/** `node:sqlite` in the shape that Kysely's dialect drives, which is better-sqlite3's. */
export function adapt(sqlite: DatabaseSync) {
  const prepared = new Map<string, ReturnType<typeof prepare>>()
  const prepare = (query: string) => {
    const statement = sqlite.prepare(query)
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...parameters.map(bind)),
      run: (parameters: readonly unknown[]) => statement.run(...parameters.map(bind)),
      // Read row by row it is busy meanwhile, and others may ask the same.
      iterate: (parameters: readonly unknown[]) => sqlite.prepare(query).iterate(...parameters.map(bind)),
    }
  }
  return {
    close: () => sqlite.close(),
    prepare(query: string) {
      const statement = prepared.get(query) ?? prepare(query)
      prepared.delete(query)
      prepared.set(query, statement)
      if (prepared.size > MOST_PREPARED) prepared.delete(prepared.keys().next().value!)
      return statement
    },
  }
}

/** SQLite knows no booleans: they are 0 and 1 there. */
const bind = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value) as SQLInputValue
