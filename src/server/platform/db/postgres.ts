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
  /** Of opening a connection, waiting for a free one included. */
  connection: number
  /** Of silence on a connection while a client waits for a response. */
  socket: number
  /** Of a statement; shorter than `socket`, so that the database gives up first and the connection survives. */
  statement: number
}

const TIMEOUTS: DatabaseTimeouts = { connection: 5000, socket: 10_000, statement: 8000 }

/**
 * How long a transaction may be idle before the database rolls it back, in milliseconds: a frozen process would hold row locks. Long-running
 * work writes files between its queries.
 */
const IDLE_TIMEOUT = { default: 8000, longRunning: 10 * 60_000 }
/** The database notices a client that disappeared within a minute. */
const KEEPALIVES = { tcp_keepalives_idle: 30, tcp_keepalives_interval: 10, tcp_keepalives_count: 3 }

/** Opens a connection pool. `isLongRunning` lifts the timeouts of statements, for migrations and backups. */
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
  // An 'error' event without a listener would end the process, on an idle connection (through the pool) as on one in use. The next query
  // on a broken connection fails, and the pool opens another.
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

/** Destroys a connection on which nothing arrives, such as one behind a dropped route: a new one may get through. */
function limitSilence(client: pg.ClientBase, timeout: number): void {
  const stream = client instanceof pg.Client && client.connection.stream
  if (stream instanceof Socket) stream.setTimeout(timeout, () => stream.destroy(databaseTimeout()))
}
