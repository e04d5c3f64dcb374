import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { PageData, SiteEntry } from '../../src/contract/site.ts'
import { classesAsNamed } from './classesAsNamed.ts'
import { KEPT_OPEN } from './patience.ts'

async function loadEntry(): Promise<SiteEntry> {
  const [{ default: react }, { createServer }] = await Promise.all([import('@vitejs/plugin-react'), import('vite')])
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [react(), classesAsNamed],
    cacheDir: 'node_modules/.vite/tests',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  return (await vite.ssrLoadModule('/src/public/entryServer.tsx')).default as SiteEntry
}

let entry: Promise<SiteEntry> | undefined

/**
 * Renders pages in a process of its own, as the real server does: React's renderers for the server and the browser must not
 * share a process. `GET ?path` returns the page's requests, `POST ?path` its prepared responses and the rendered page.
 * Prints its URL as its only line; the site is loaded with the first page.
 */
const server = createHttpServer(KEPT_OPEN, async (request, response) => {
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
