import type { Server } from 'node:http'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { withTimeout } from '../platform/async/promises.ts'
import type { Log } from '../platform/observability/log.ts'

/**
 * Graceful shutdown: parts of the server in the order of their shutdown, with the timeout of each in milliseconds, 20.5
 * seconds at most (an operator's `TimeoutStopSec`). Hot reload first, because it keeps connections to browsers open.
 * Background jobs start nothing while requests finish, and receive change events until then.
 */
const PARTS = { hotReload: 1000, requests: 13_000, background: 5500, database: 1000 }

export interface ShutdownTimeouts {
  parts: Record<keyof typeof PARTS, number>
  /** Time after which running requests are aborted. */
  lastRequest: number
  /**
   * Behind a proxy: time during which requests are still accepted, so that its health checks notice that this server is
   * not ready.
   */
  notice: number
}

export const SHUTDOWN_TIMEOUTS: ShutdownTimeouts = { parts: PARTS, lastRequest: 12_000, notice: 2000 }

/** Functions that close each part; a part that did not start is absent. */
export type Closings = Partial<Record<keyof typeof PARTS, () => unknown>>

/**
 * Closes all parts in order. Returns whether each ended within its timeout; one that did not is logged and abandoned.
 */
export async function shutDown(closings: Closings, { parts }: ShutdownTimeouts, log?: Log): Promise<boolean> {
  let isComplete = true
  for (const [part, timeout] of Object.entries(parts) as [keyof typeof PARTS, number][])
    await withTimeout(timeout, Promise.resolve(closings[part]?.())).catch((error: unknown) => {
      isComplete = false
      log?.error({ err: error, part }, 'shutdown timed out')
    })
  return isComplete
}

/** Drains the HTTP server, then closes the app. Requests beyond their timeout are aborted. */
export async function closeApp(app: FastifyInstance, { notice, lastRequest }: Omit<ShutdownTimeouts, 'parts'>) {
  const late = setTimeout(() => {
    app.log.warn('requests cut off at shutdown')
    app.server.closeAllConnections()
  }, lastRequest)
  await drain(app.server, notice)
  await app.close()
  clearTimeout(late)
}

/**
 * Stops accepting requests and resolves when the last connection has ended. Each response closes its connection from
 * now on; during `notice` (milliseconds; 0 without a proxy) requests are still accepted, so that a rolling restart
 * refuses none.
 */
export async function drain(server: Server, notice: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  if (notice && server.listening) await wait(notice)
  await acceptPending()
  const closed = new Promise<unknown>((resolve) => server.close(resolve))
  // Node closes idle connections once; a connection whose last response was sent before the drain becomes idle later.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(idle)
}

/** An event loop turn shorter than this, in milliseconds, accepted no connection. */
const IDLE_TURN = 0.5
const MAX_TURNS = 1000

/**
 * Resolves right after an event loop turn in which no connection was accepted: closing the server resets connections
 * that the system has accepted and Node has not. On a machine that is never idle it stops after a number of turns.
 */
async function acceptPending(): Promise<void> {
  // The current turn ends without polling for connections.
  await setImmediate()
  for (let turns = 0, since = 0; turns < MAX_TURNS; turns++) {
    since = performance.now()
    await setImmediate()
    if (performance.now() - since < IDLE_TURN) return
  }
}
