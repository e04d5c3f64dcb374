import type { FastifyInstance } from 'fastify'
import { open } from '../../../contract/schema/endpoint.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'
import { at } from '../../platform/http/access.ts'
import type { Described } from './describeRoutes.ts'

/**
 * Describes every route of this scope that is added after it. What does so is loaded, and the description made, when
 * somebody asks for it first: most days nobody does.
 */
export function describeApi(app: FastifyInstance, title: string) {
  const routes: Described[] = []
  app.addHook('onRoute', ({ method, url, schema = {}, config = {} }) => {
    if (!schema.hide && method !== 'HEAD') routes.push({ method, url, schema, config })
  })
  const describe = memoizeAsync(async () => (await import('./describeRoutes.ts')).describeRoutes(routes, title))
  app.route({
    ...at(open('GET /openapi.json')),
    schema: { hide: true },
    handler: describe,
  })
}
