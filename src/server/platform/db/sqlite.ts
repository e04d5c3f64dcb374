import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type DatabaseConnection, SqliteAdapter, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely'
import { LRUCache } from 'lru-cache'
import { makeFolder, makePrivateFile } from '../config/dataFolder.ts'
import { OperatorError } from '../config/operatorError.ts'

/**
 * Write-ahead log: readers and the writer do not wait for each other. `synchronous = FULL`: a commit is on disk before
 * it is acknowledged. `secure_delete`: deleted content is overwritten. `mmap_size` of 1 GiB: table scans take half as
 * long.
 */
const PRAGMAS =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA mmap_size = 1073741824;'
/** In milliseconds. */
const BUSY_TIMEOUT = 5000

/** Opens a SQLite database for this process only, until `release`. */
export function openSqlite(file: string): { dialect: SqliteDialect; release: () => void } {
  try {
    makeFolder(dirname(file))
    const release = acquireProcessLock(`${file}.lock`)
    makePrivateFile(file)
    const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT })
    sqlite.exec(PRAGMAS)
    return { dialect: new NodeSqliteDialect({ database: adapt(sqlite) }), release }
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(
      `DATA_DIR: the database ${file} cannot be opened (${(error as Error).message}); make its folder readable and writable for this user, or name another DATA_DIR.`,
    )
  }
}

/** Opens a SQLite database read-only, also while another process has it. */
export function openSqliteToRead(file: string): SqliteDialect {
  if (!existsSync(file))
    throw new OperatorError(`DATA_DIR: there is no database ${file}; name the DATA_DIR that has it.`)
  try {
    return new NodeSqliteDialect({ database: adapt(new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT })) })
  } catch (error) {
    throw new OperatorError(`DATA_DIR: the database ${file} cannot be read (${(error as Error).message}).`)
  }
}

export const openSqliteInMemory = (): SqliteDialect =>
  new NodeSqliteDialect({ database: adapt(new DatabaseSync(':memory:')) })

export class DatabaseInUse extends OperatorError {}

/** Locks a SQLite database for this process, and returns the release. Throws `DatabaseInUse`. */
export function acquireProcessLock(file: string): () => void {
  const release = tryLockFile(file, 'exclusive')
  if (release) return release
  throw new DatabaseInUse(
    `DATA_DIR: another process is already using the database beside ${file}; stop it, or start this one with another DATA_DIR.`,
  )
}

export type LockMode = 'shared' | 'exclusive'

const LOCK: Record<LockMode, string> = {
  shared: 'BEGIN; SELECT * FROM sqlite_master;',
  exclusive: 'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;',
}

/**
 * Locks a file until `release`; undefined if another process holds it. The lock is the operating system's, held through
 * SQLite, so that it ends with the process: after a crash it does not block the next start.
 */
export function tryLockFile(file: string, mode: LockMode): (() => void) | undefined {
  makePrivateFile(file)
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec(LOCK[mode])
    return () => lock.close()
  } catch (error) {
    lock.close()
    if (!/locked|busy/i.test((error as Error).message)) throw error
    return undefined
  }
}

/** Kysely's SQLite dialect, with transactional migrations (Kysely leaves that off for SQLite) and fair commits. */
class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }

  override createDriver() {
    return new FairDriver(this.#config)
  }
}

/**
 * `node:sqlite` is synchronous: after each commit the driver yields to the event loop, so that a thousand writes in a
 * row do not block requests.
 */
class FairDriver extends SqliteDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    await nextTurn()
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Maximum number of cached prepared statements. Values are bound, so a site has few different statements. */
const MAX_PREPARED = 200

/** `node:sqlite` with the interface of better-sqlite3, which Kysely's dialect uses. */
export function adapt(sqlite: DatabaseSync) {
  const prepare = (query: string) => {
    const statement = sqlite.prepare(query)
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...parameters.map(bind)),
      run: (parameters: readonly unknown[]) => statement.run(...parameters.map(bind)),
      // An iterated statement is busy, and the same query may run concurrently, so each iteration has its own.
      iterate: (parameters: readonly unknown[]) => sqlite.prepare(query).iterate(...parameters.map(bind)),
    }
  }
  const prepared = new LRUCache<string, ReturnType<typeof prepare>>({ max: MAX_PREPARED, memoMethod: prepare })
  return { close: () => sqlite.close(), prepare: (query: string) => prepared.memo(query) }
}

/** Converts booleans, which SQLite lacks. All other values from Kysely can be bound: text, numbers, null and bytes. */
const bind = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value) as SQLInputValue
