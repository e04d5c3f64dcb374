import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { withTimeout } from '../async/promises.ts'
import type { Log } from '../observability/log.ts'
import type { Db } from './tables.ts'
import { EVERYTHING, type ProcessChanges } from './transaction.ts'

/**
 * PostgreSQL LISTEN/NOTIFY: change events reach every instance on one database. A notification is the sender's random
 * id and a table's name; an instance ignores its own, which its listeners have already received.
 */
const CHANNEL = 'changes'

/** `application_name` of the connections that listen: one per server. */
const LISTENER = 'filiz changes'

/** Interval between checks of an idle connection, in milliseconds. */
const HEARTBEAT = 10_000
/** Timeout of connecting and of a check, in milliseconds. */
const TIMEOUT = 5000
const CLOSE_TIMEOUT = 500
const RECONNECT_AFTER = 500

interface Sharing {
  changes: ProcessChanges
  db: Db
  url: string
  log: Log
  heartbeat?: number
}

/**
 * Sends this process's changes to the other instances, and theirs to its listeners, until `close`. Returns once it
 * listens. After each connect, including the first, it calls every local listener (`EVERYTHING`), because notifications
 * may have been missed.
 */
export async function shareChangesOverPostgres({
  changes,
  db,
  url,
  log,
  heartbeat = HEARTBEAT,
}: Sharing): Promise<{ close(): Promise<unknown> }> {
  const { Client } = (await import('pg')).default
  const self = randomUUID()
  const closing = new AbortController()
  const { signal } = closing
  const pause = (milliseconds: number) => wait(milliseconds, undefined, { signal })
  const closed = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  closed.catch(() => {})

  // The write is committed: a failed notification must not fail it.
  changes.relayTo((table) =>
    notifyInstances(db, table, self).catch((error: unknown) => {
      log.warn({ err: error, table }, 'pub/sub publish failed')
    }),
  )

  const receive = ({ payload = '' }: pg.Notification) => {
    const [sender, table = EVERYTHING] = payload.split(' ')
    if (sender !== self) changes.receive(table)
  }

  /** Listens until the connection breaks or `close` is called. */
  const listen = async (onListening: () => void): Promise<never> => {
    const client = new Client({
      connectionString: url,
      application_name: LISTENER,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
    })
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject).on('end', () => reject(new Error('connection ended')))
    })
    client.on('notification', receive)
    const stayConnected = async (): Promise<never> => {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      changes.receive(EVERYTHING)
      onListening()
      for (;;) {
        await pause(heartbeat)
        await client.query('select 1')
      }
    }
    try {
      // One race per connection: a longer-lived promise would collect a handler for each.
      return await Promise.race([stayConnected(), broken, closed])
    } finally {
      await withTimeout(CLOSE_TIMEOUT, client.end()).catch(() => client.connection.stream.destroy())
    }
  }

  let ended: Promise<void> | undefined
  await new Promise<void>((onListening) => {
    ended = (async () => {
      while (!signal.aborted) {
        await listen(onListening).catch((error: unknown) => {
          if (!signal.aborted) log.warn({ err: error }, 'pub/sub connection lost')
        })
        await pause(RECONNECT_AFTER).catch(() => {})
      }
    })()
  })
  return {
    close() {
      closing.abort()
      return ended!
    },
  }
}

/** Notifies other instances of a changed table. Without an own id, as on the command line, every server receives it. */
export async function notifyInstances(db: Db, table: string, self = '-'): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${self} ${table}`})`.execute(db)
}

/** Number of servers that run on this PostgreSQL database. */
export async function countServers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = ${LISTENER}`.execute(db)
  return rows[0]!.count
}
