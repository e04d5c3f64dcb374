import type { FastifyInstance } from 'fastify'
import { validation } from '../../../contract/i18n/shared/validation.ts'
import { refuseLargeJson } from './bodyLimits.ts'
import { Refused, refused } from './problems.ts'

/**
 * Bodies are JSON in UTF-8, or nothing; anything else is a 415. What is nested too deep, and what no database could
 * store, is refused once, here.
 */
export function readBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined)
    try {
      refuseLargeJson(body, request.routeOptions.config.body ?? 'json')
      parseJson(request, utf8.decode(body), (error, value) => done(error && refused.malformed(), value))
    } catch (error) {
      done(error instanceof Refused ? error : refused.malformed())
    }
  })
  // What is not there has no type that could be refused: some clients name one with every call.
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    if (!headers['transfer-encoding'] && !Number(headers['content-length'])) delete headers['content-type']
  })
  app.addHook('preHandler', async ({ params, query, body }) => {
    if (!isStorable(params)) throw refused.notFound()
    for (const part of [query, body]) {
      const errors = Object.entries((part ?? {}) as object).filter(([name, value]) => !isStorable([name, value]))
      if (errors.length)
        throw new Refused(400, validation.invalid, {
          errors: Object.fromEntries(errors.map(([name]) => [name, [validation.invalid]])),
        })
    }
  })
}

/** PostgreSQL stores neither a NUL nor half of a surrogate pair; both databases are to behave alike. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part))
}
