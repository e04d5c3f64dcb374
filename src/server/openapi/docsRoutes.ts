import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { open } from '../../contract/endpoint.ts'
import { API_ROOT, at } from '../http/access.ts'
import { docsPage } from './docsPage.ts'
import type { ApiDocument } from './document.ts'

const STYLES = 'GET /docs.css'
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Shows the API's description as a page, made from the document once it is complete. */
export const docsRoutes: FastifyPluginAsync<{ origin: string }> = async (app, { origin }) => {
  const css = readFileSync(join(import.meta.dirname, 'docs.css'), 'utf8')
  let page: string | undefined

  app.route({
    ...at(open('GET /docs')),
    schema: { hide: true },
    handler: async (_request, reply) => {
      page ??= docsPage(app.swagger() as unknown as ApiDocument, { origin, styles: `${API_ROOT}/docs.css` })
      return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page)
    },
  })

  app.route({
    ...at(open(STYLES)),
    schema: { hide: true },
    handler: async (_request, reply) => reply.type('text/css; charset=utf-8').send(css),
  })
}
