import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { SiteEntry } from '../../src/contract/site.ts'
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
  return (await vite.ssrLoadModule('/src/public/entryServer.tsx')) as SiteEntry
}

let entry: Promise<SiteEntry> | undefined

/**
 * Renders pages in a process of its own, as the real server does: React's two renderers, the server's and the
 * browser's, must not share a process. `GET ?path` answers what the page needs, `POST` renders it. Its address is its
 * one line of output; it loads the site when it is asked for the first page.
 */
const server = createHttpServer(KEPT_OPEN, async (request, response) => {
  entry ??= loadEntry()
  const { needsOf, render } = await entry
  const path = new URL(request.url ?? '/', 'http://x').searchParams.get('path')
  const answer =
    path === null ? await render((await json(request)) as Parameters<SiteEntry['render']>[0]) : needsOf(path)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.on('disconnect', () => process.exit())
