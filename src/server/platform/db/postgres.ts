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

/** Waiting for a free connection included, in milliseconds. */
const CONNECTION_TIMEOUT = 5000

/** How long a connection may be silent while a client waits for a response, in milliseconds. */
const SOCKET_TIMEOUT = 10_000
/** Shorter, so that the database gives up a slow statement first and the connection survives. */
const STATEMENT_TIMEOUT = SOCKET_TIMEOUT - 2000

/**
 * How long a transaction may be idle before the database rolls it back, in milliseconds: a frozen process would hold row locks. Long-running
 * work writes files between its queries.
 */
const IDLE_TIMEOUT = { default: STATEMENT_TIMEOUT, longRunning: 10 * 60_000 }
/** The database notices a client that disappeared within a minute. */
const KEEPALIVES = { tcp_keepalives_idle: 30, tcp_keepalives_interval: 10, tcp_keepalives_count: 3 }

/** Opens a connection pool. `isLongRunning` lifts the timeouts of statements, for migrations and backups. */
export function openPostgres(url: string, isLongRunning: boolean): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
    application_name: 'filiz',
    types,
    onConnect: (client) => setTimeouts(client, isLongRunning),
  })
  // An 'error' event without a listener would end the process, on an idle connection (through the pool) as on one in use. The next query
  // on a broken connection fails, and the pool opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}

async function setTimeouts(client: pg.ClientBase, isLongRunning: boolean): Promise<void> {
  if (!isLongRunning) limitSilence(client)
  const settings = {
    ...(!isLongRunning && { statement_timeout: STATEMENT_TIMEOUT }),
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
function limitSilence(client: pg.ClientBase): void {
  const stream = client instanceof pg.Client && client.connection.stream
  if (stream instanceof Socket) stream.setTimeout(SOCKET_TIMEOUT, () => stream.destroy(databaseTimeout()))
}
