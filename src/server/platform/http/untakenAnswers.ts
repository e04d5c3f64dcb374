import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * How long nothing of an answer may be taken, in milliseconds. A poor line stands still for a while, and of what the system
 * holds for it nothing is heard until about a third has arrived.
 */
const UNTAKEN = 2 * 60_000

/**
 * Closes a connection of whose answer nobody takes anything any more: it would hold memory, and the file or the list that it is
 * read from, for as long as its client likes. Who takes it slowly keeps it, and who waits for an answer that is being made,
 * too. Called when every route stands.
 */
export function closeUntaken({ server, log }: FastifyInstance) {
  server.timeout = UNTAKEN
  // Without a listener every silent connection would be closed, one whose answer is being made included.
  function closeIfWaiting(this: ServerResponse, socket: Socket) {
    if (socket.writableLength === 0) return
    log.info({ status: this.statusCode, bytes: socket.bytesWritten }, 'an answer was not taken any more')
    socket.destroy()
  }
  server.prependListener('request', (_request, response) => response.on('timeout', closeIfWaiting))
}
