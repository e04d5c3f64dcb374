import type { FastifyInstance } from 'fastify'

const YEAR = 365 * 24 * 60 * 60

/** What every answer says to browsers. Pages and uploads add a content policy of their own. */
export function setSecurityHeaders(app: FastifyInstance, publicUrl: string) {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR}; includeSubDomains` }),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
