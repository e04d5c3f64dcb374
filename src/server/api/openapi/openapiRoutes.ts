import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { open } from '../../../contract/schema/endpoint.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'
import { API_ROOT, at } from '../../platform/http/access.ts'
import type { Described } from './describeRoutes.ts'

/** Serves the OpenAPI document of this scope's routes, registered after it. It is generated at the first request. */
export function describeApi(app: FastifyInstance, title: () => Promise<string>) {
  const routes: Described[] = []
  app.addHook('onRoute', ({ method, url, schema = {}, config = {} }) => {
    if (!schema.hide && method !== 'HEAD') routes.push({ method, url, schema, config })
  })
  const describe = memoizeAsync(async () => (await import('./describeRoutes.ts')).describeRoutes(routes))
  app.route({
    ...at(open('GET /openapi.json')),
    schema: { hide: true },
    handler: async () => {
      const document = await describe()
      return { ...document, info: { ...document.info, title: await title() } }
    },
  })
}

/** Files of Swagger UI in its Fastify plugin, which itself would read all of them at startup. */
const folder = () => join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')), 'static')

const POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:",
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ')

const START = `SwaggerUIBundle({
  url: '${API_ROOT}/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  displayRequestDuration: true,
  validatorUrl: null,
})`

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${API_ROOT}/docs/swagger-ui.css">
<div id="docs"></div>
<noscript>This page needs a script. <a href="${API_ROOT}/openapi.json">The description itself</a> does not.</noscript>
<script src="${API_ROOT}/docs/swagger-ui-bundle.js"></script>
<script src="${API_ROOT}/docs/start.js"></script>
`

const library = (name: string) => () => readFile(join(folder(), name), 'utf8')
const files: [endpoint: `GET /${string}`, type: string, read: () => string | Promise<string>][] = [
  ['GET /docs', 'text/html', () => PAGE],
  ['GET /docs/start.js', 'text/javascript', () => START],
  ['GET /docs/swagger-ui.css', 'text/css', library('swagger-ui.css')],
  ['GET /docs/swagger-ui-bundle.js', 'text/javascript', library('swagger-ui-bundle.js')],
]

/** Serves Swagger UI; its files are read on request. */
export const docsRoutes: FastifyPluginAsync = async (app) => {
  for (const [endpoint, type, read] of files)
    app.route({
      ...at(open(endpoint)),
      schema: { hide: true },
      handler: async (_request, reply) => {
        reply.header('content-security-policy', POLICY).type(`${type}; charset=utf-8`)
        if (endpoint.includes('swagger')) reply.header('cache-control', 'public, max-age=86400')
        return reply.send(await read())
      },
    })
}
