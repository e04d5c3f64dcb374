import { Socket } from 'node:net'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { databaseTimeout } from './errors.ts'

/** `int8` as number: counts and ids are far below 2^53; `pg` would return text. */
const INT8 = 20
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

export interface ConnectOptions {
  /** No statement timeout: for migrations, backups and the command line, where no client waits for a response. */
  isLongRunning?: boolean
  /** PostgreSQL: other timeouts, in tests. */
  timeouts?: DatabaseTimeouts | undefined
}

/** Timeouts of a database server, in milliseconds. */
export interface DatabaseTimeouts {
  /** For opening a connection, including waiting for a free one. */
  connection: number
  /** For a connection without traffic while a client waits for a response. */
  socket: number
  /** For a statement; shorter than `socket`, so that the database cancels first and the connection survives. */
  statement: number
}

const TIMEOUTS: DatabaseTimeouts = { connection: 5000, socket: 10_000, statement: 8000 }

/**
 * Idle timeout of a transaction until the database rolls it back, in milliseconds: a frozen process would hold row
 * locks. Long-running work writes files between its queries.
 */
const IDLE_TIMEOUT = { default: 8000, longRunning: 10 * 60_000 }
/** The database detects a disconnected client within a minute. */
const KEEPALIVES = { tcp_keepalives_idle: 30, tcp_keepalives_interval: 10, tcp_keepalives_count: 3 }

/** Opens a connection pool. `isLongRunning` removes the statement timeout. */
export function openPostgres(
  url: string,
  { isLongRunning = false, timeouts = TIMEOUTS }: ConnectOptions,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeouts.connection,
    keepAlive: true,
    application_name: 'filiz',
    types,
    onConnect: (client) => setTimeouts(client, isLongRunning, timeouts),
  })
  // An 'error' event without a listener would end the process, on an idle connection (through the pool) and on one in
  // use. The next query on a broken connection fails, and the pool opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}

async function setTimeouts(client: pg.ClientBase, isLongRunning: boolean, { socket, statement }: DatabaseTimeouts) {
  if (!isLongRunning) limitSilence(client, socket)
  const settings = {
    ...(!isLongRunning && { statement_timeout: statement }),
    idle_in_transaction_session_timeout: isLongRunning ? IDLE_TIMEOUT.longRunning : IDLE_TIMEOUT.default,
    ...KEEPALIVES,
  }
  await client.query(
    Object.entries(settings)
      .map(([name, value]) => `set ${name} = ${value}`)
      .join(';'),
  )
}

/** Destroys a connection without traffic, for example after a route was dropped: a new one may work. */
function limitSilence(client: pg.ClientBase, timeout: number): void {
  const stream = client instanceof pg.Client && client.connection.stream
  if (stream instanceof Socket) stream.setTimeout(timeout, () => stream.destroy(databaseTimeout()))
}
