import type { FastifyInstance } from 'fastify'
import type { BodyTimeouts } from './bodyLimits.ts'

/** How long the rest of a body is still read after its request was answered, in milliseconds: clients hear an answer when they have sent all. */
export const REST = 30_000

/** Lingering close: a connection whose request was answered before all of its body had come is closed after a while. Called when every route stands. */
export function closeSlowBodies({ server }: Pick<FastifyInstance, 'server'>, { rest = REST }: BodyTimeouts = {}) {
  server.prependListener('request', (request, response) => {
    response.once('finish', () => {
      if (request.complete) return
      setTimeout(() => request.complete || request.socket.destroy(), rest).unref()
    })
  })
}
