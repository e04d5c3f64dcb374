import { Socket } from 'node:net'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { silent } from './errors.ts'

/** Counts and ids are far below 2^53; PostgreSQL would hand them over as text. */
const INT8 = 20
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** How long a connection may take to come about, in milliseconds, the wait for a free one included. */
const CONNECTION_PATIENCE = 5000

/** How long somebody who waits for an answer lets the database be silent, in milliseconds. */
const SILENCE = 10_000
/** A statement that takes as long is given up by the database, so that its connection lives on: its word may come late. */
const LONGEST_STATEMENT = SILENCE - 2000

/**
 * How long a transaction may ask nothing before the database undoes it, in milliseconds: whoever froze in its midst holds rows that
 * others wait for. Patient work writes files meanwhile.
 */
const IDLE = { hurried: LONGEST_STATEMENT, patient: 10 * 60_000 }
/** Whoever is gone without a word is found out by the database after these seconds. */
const GONE_AFTER = { tcp_keepalives_idle: 30, tcp_keepalives_interval: 10, tcp_keepalives_count: 3 }

/** Opens a pool of connections. `isPatient` is for work that may take long and that nobody waits for: migrations, backups. */
export function openPostgres(url: string, isPatient: boolean): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECTION_PATIENCE,
    keepAlive: true,
    application_name: 'filiz',
    types,
    onConnect: (client) => limit(client, isPatient),
  })
  // Without listeners a connection that breaks would end the process, idle (the pool hears of it) or lent out (the pool
  // does not). Whoever asks it next is told, and the pool opens another by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}

/** Has the database give up what takes too long, and whoever has fallen silent. */
async function limit(client: pg.ClientBase, isPatient: boolean): Promise<void> {
  if (!isPatient) hurry(client)
  const limits = {
    ...(!isPatient && { statement_timeout: LONGEST_STATEMENT }),
    idle_in_transaction_session_timeout: isPatient ? IDLE.patient : IDLE.hurried,
    ...GONE_AFTER,
  }
  const all = Object.entries(limits).map(([name, value]) => `set ${name} = ${value}`)
  await client.query(all.join(';'))
}

/** Breaks a connection off where nothing is heard of it any more, whatever it was asked: another may get through. */
function hurry(client: pg.ClientBase): void {
  const line = client instanceof pg.Client && client.connection.stream
  if (line instanceof Socket) line.setTimeout(SILENCE, () => line.destroy(silent()))
}
