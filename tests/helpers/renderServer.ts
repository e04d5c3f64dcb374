import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { PageData, SiteEntry } from '../../src/contract/site.ts'
import { plainCssModules } from './plainCssModules.ts'
import { NO_IDLE_TIMEOUT } from './timeouts.ts'

async function loadEntry(): Promise<SiteEntry> {
  const [{ default: react }, { createServer }] = await Promise.all([import('@vitejs/plugin-react'), import('vite')])
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [react(), plainCssModules],
    // As in `vitest.config.ts`.
    resolve: { alias: [{ find: /^.*\.css\?url.*$/, replacement: join(import.meta.dirname, 'styleSheetUrl.ts') }] },
    cacheDir: 'node_modules/.vite/tests',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  return (await vite.ssrLoadModule('/src/public/entryServer.tsx')).default as SiteEntry
}

let entry: Promise<SiteEntry> | undefined

/**
 * A process that renders pages: React's renderers for server and browser must not share a process. `GET ?path` returns the page's
 * requests, `POST ?path` its prepared responses and the rendered page. Prints its URL as its only line, and loads the site with the
 * first request.
 */
const server = createHttpServer(NO_IDLE_TIMEOUT, async (request, response) => {
  entry ??= loadEntry()
  const { matchPage } = await entry
  const page = matchPage(new URL(request.url ?? '/', 'http://x').searchParams.get('path')!)
  response.writeHead(200, { 'content-type': 'application/json' })
  if (request.method === 'GET') return response.end(JSON.stringify(page.requests))
  const data = (await json(request)) as PageData
  const responses = await page.prepare(data.responses, data.site)
  response.end(JSON.stringify({ responses, page: await page.render({ ...data, responses }) }))
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.on('disconnect', () => process.exit())
