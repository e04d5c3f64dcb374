import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** Counts and ids are far below 2^53; PostgreSQL would hand them over as text. */
const INT8 = 20
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

export function openPostgres(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: 'filiz',
    types,
  })
  // Without listeners a connection that breaks would end the process, idle (the pool hears of it) or lent out (the pool
  // does not). Whoever asks it next is told, and the pool opens another by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}
