import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { within } from '../async/within.ts'
import { EVERYTHING, type ProcessChanges } from '../events/changes.ts'
import type { Log } from '../observability/log.ts'
import { LISTENER } from './servers.ts'
import type { Db } from './tables.ts'

const CHANNEL = 'changes'
/** A line that broke without a word is found out this fast, in milliseconds: after so long it is tried, and given this long. */
const HEARTBEAT = 10_000
const PATIENCE = 5000
/** How long its end may take. */
const FAREWELL = 500
const RECONNECT_AFTER = 500

interface Sharing {
  changes: ProcessChanges
  db: Db
  /** The PostgreSQL that all instances stand on. */
  url: string
  log: Log
  /** How often the line is tried, in milliseconds. */
  heartbeat?: number
}

/**
 * Lets every instance on one PostgreSQL hear of changes, whichever made them. While the line is down nothing is heard, so
 * whenever it is up again, anything may have changed. Returns once it is up; call `close` to stop listening.
 */
export async function shareChanges({
  changes,
  db,
  url,
  log,
  heartbeat = HEARTBEAT,
}: Sharing): Promise<{ close(): Promise<unknown> }> {
  const self = randomUUID()
  const closing = new AbortController()
  const { signal } = closing
  const pause = (milliseconds: number) => wait(milliseconds, undefined, { signal })
  const closed = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  closed.catch(() => {})

  // The write is done: that others hear of it later is no reason to call it failed.
  changes.passOn((table) =>
    tellInstances(db, table, self).catch((error: unknown) => {
      log.warn({ err: error, table }, 'a change was not passed on')
    }),
  )

  const hear = ({ payload = '' }: pg.Notification) => {
    const [instance, table = EVERYTHING] = payload.split(' ')
    if (instance !== self) changes.hear(table)
  }

  /** Listens until the line breaks. */
  const listen = async (isUp: () => void): Promise<never> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: LISTENER,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    })
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject).on('end', () => reject(new Error('the connection ended')))
    })
    client.on('notification', hear)
    const hold = async (): Promise<never> => {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      changes.hear(EVERYTHING)
      isUp()
      for (;;) {
        await pause(heartbeat)
        await client.query('select 1')
      }
    }
    try {
      // One race for each line: what outlives it would remember every further one.
      return await Promise.race([hold(), broken, closed])
    } finally {
      // A line that is silent takes no leave.
      await within(FAREWELL, client.end()).catch(() => client.connection.stream.destroy())
    }
  }

  let ended: Promise<void> | undefined
  await new Promise<void>((isUp) => {
    ended = keepTrying(() => listen(isUp), pause, signal, log)
  })
  return {
    close() {
      closing.abort()
      return ended!
    },
  }
}

/** Tells every instance but the one that says it of a change. */
export async function tellInstances(db: Db, table: string, self = '-'): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${self} ${table}`})`.execute(db)
}

async function keepTrying(
  listen: () => Promise<never>,
  pause: (milliseconds: number) => Promise<unknown>,
  signal: AbortSignal,
  log: Log,
): Promise<void> {
  while (!signal.aborted) {
    await listen().catch((error: unknown) => {
      if (!signal.aborted) log.warn({ err: error }, 'changes of other instances are not heard for now')
    })
    await pause(RECONNECT_AFTER).catch(() => {})
  }
}
