import type { FastifyInstance } from 'fastify'
import { refuseManyFormFields } from './bodyLimits.ts'

/**
 * Lets the routes of this scope be called by an ordinary form post too: its fields, by name, as a JSON body would have
 * them. Of fields with one name the last counts.
 */
export function readFormBodies(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => {
      refuseManyFormFields(body)
      // Forms send every line break as two signs (HTML, 'Form submission').
      const fields = [...new URLSearchParams(body)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])
      return Object.fromEntries(fields)
    },
  )
}

/** What such routes accept, for their description. */
export const FORM_TYPES = ['application/json', 'application/x-www-form-urlencoded']
