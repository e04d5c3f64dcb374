import type { FastifyInstance } from 'fastify'
import { validation } from '../../contract/texts/both/validation.ts'
import { Refused, refused } from '../shared/problems.ts'

/** Levels of JSON. Nothing here has half as many; whoever walks a value may do so by calling itself. */
const DEEPEST = 32

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
      parseJson(request, utf8.decode(body), (error, value) =>
        done(error || !isShallow(value, DEEPEST) ? refused.malformed() : null, value),
      )
    } catch {
      done(refused.malformed())
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

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1)))

/** PostgreSQL stores neither a NUL nor half of a surrogate pair; both databases are to behave alike. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part))
}
