import { createServer as createHttpServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import { escapeHtml } from '../../../contract/domain/jsonInHtml.ts'
import type { SiteEntry } from '../../../contract/site.ts'
import type { SiteSource } from './builtSite.ts'

const ADMIN_BASE = '/admin-assets/'
const SERVER_ENTRY = '/src/public/entryServer.tsx'
const SITE_ENTRY = '/src/public/entryClient.tsx'
const ADMIN_ENTRY = '/src/admin/main.tsx'
/** Requests that Vite does not serve. */
const OURS = /^\/(api|uploads)\//

/** The sources, served by Vite with hot reload: the site at `/`, the admin panel below its own base. */
export async function createDevSite() {
  const { createServer } = await import('vite')
  const server = createHttpServer()
  const serve = (mode: 'site' | 'admin') =>
    createServer({
      mode,
      cacheDir: `node_modules/.vite/${mode}`,
      server: { middlewareMode: true, hmr: { server } },
    })
  const [site, admin] = await Promise.all([serve('site'), serve('admin')])
  const viteFor = (url = '/') => (url.startsWith(ADMIN_BASE) ? admin : site)
  const isAdminPage = (path: string) => /^\/(admin|login)(?=[/?]|$)/.test(path)
  const assets = (script: string) => ({ script, styles: [], fonts: [], modules: [] })

  const source: SiteSource = {
    entry: async () => (await site.ssrLoadModule(SERVER_ENTRY)).default as SiteEntry,
    siteAssets: () => assets(SITE_ENTRY),
    adminAssets: () => assets(ADMIN_ENTRY),
    folders: [],
    async develop(path, html) {
      if (!isAdminPage(path))
        return withStyles(await site.transformIndexHtml(path, html), await devStyles(site, SITE_ENTRY, SERVER_ENTRY))
      // Vite prefixes every address of the document with the admin's base; icons and palettes belong to the site.
      const moved = (await admin.transformIndexHtml(path, html)).replace(
        new RegExp(`${ADMIN_BASE}(favicon\\.svg|palettes/)`, 'g'),
        '/$1',
      )
      return withStyles(moved, await devStyles(admin, ADMIN_ENTRY))
    },
  }

  return {
    source,
    /** Vite serves its own files, the application all others. */
    serverFactory(handler: RequestListener): Server {
      return server.on('request', (request: IncomingMessage, response) => {
        const respond = () => handler(request, response)
        if (OURS.test(request.url ?? '')) respond()
        else viteFor(request.url).middlewares(request, response, respond)
      })
    },
    close: () => Promise.all([site.close(), admin.close()]),
  }
}

/** Inserted after Vite has transformed the document, which would process the styles twice. */
const withStyles = (html: string, styles: string) => html.replace('</head>', () => `${styles}</head>`)

/**
 * Style elements for a development document, in import order: the imports of the client entry and every stylesheet that
 * server rendering has loaded so far. Without them the page is unstyled until its scripts run, and parts whose code the
 * browser has not loaded stay unstyled. Vite's client adopts an element by `data-vite-dev-id`, so that none is inserted
 * twice and hot updates work.
 */
export async function devStyles(vite: ViteDevServer, clientEntry: string, serverEntry?: string): Promise<string> {
  const { client, ssr } = vite.environments
  await client.transformRequest(clientEntry)
  const entry = await client.moduleGraph.getModuleByUrl(clientEntry)
  const sheets = new Map<string, string>()
  for (const { id, url } of entry?.importedModules ?? []) if (isStylesheet(id)) sheets.set(id, url)
  const rendered = serverEntry && (await ssr.moduleGraph.getModuleByUrl(serverEntry))
  if (rendered) for (const { id, url } of loadedBy(rendered)) if (isStylesheet(id)) sheets.set(id, url)
  const elements = [...sheets].map(async ([id, url]) => {
    const { default: css } = await vite.ssrLoadModule(`${url}?inline`)
    return `<style data-vite-dev-id="${escapeHtml(id)}">${String(css).replaceAll('</style', '<\\/style')}</style>`
  })
  return (await Promise.all(elements)).join('\n')
}

/** A stylesheet that its import inserts; `?url` and `?inline` imports do not. */
const isStylesheet = (id: string | null): id is string => id?.endsWith('.css') ?? false

/** Depth first, in evaluation order; modules that were never loaded have no imports yet. */
function* loadedBy(
  module: EnvironmentModuleNode,
  seen = new Set<EnvironmentModuleNode>(),
): Generator<EnvironmentModuleNode> {
  if (seen.has(module)) return
  seen.add(module)
  for (const imported of module.importedModules) yield* loadedBy(imported, seen)
  yield module
}
