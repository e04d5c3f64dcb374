import type { Server } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'

/**
 * Takes no new requests any more, and answers once the last connection has ended. Before that every answer says that its connection
 * ends with it, and where somebody in front asks who is ready, requests are still taken for a while: none of them is refused.
 *
 * @param notice how long, in milliseconds; 0 where nobody is in front
 */
export async function drain(server: Server, notice: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  if (notice && server.listening) await setTimeout(notice)
  await quietMoment()
  const ended = new Promise<unknown>((resolve) => server.close(resolve))
  // A connection whose request has ended stays open for the next one, which is not to come.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await ended
  clearInterval(idle)
}

/** Less than this between two looks at who knocks, in milliseconds, is a quiet moment; on a machine that has none it is not waited for. */
const QUIET = 0.5
const MOST_LOOKS = 1000

/** Answers right after it was looked who knocks: connections that the system has and we do not would be broken off. */
async function quietMoment(): Promise<void> {
  // The turn that runs now ends without another look.
  await setImmediate()
  for (let looks = 0, since = 0; looks < MOST_LOOKS; looks++) {
    since = performance.now()
    await setImmediate()
    if (performance.now() - since < QUIET) return
  }
}
