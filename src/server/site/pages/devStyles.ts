import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import { escapeHtml } from './document.ts'

/**
 * Style elements for a development document, in import order: what the client entry imports itself and every stylesheet that
 * server rendering has loaded so far. Without them the page is unstyled until its scripts run, and parts whose code the
 * browser has not loaded stay unstyled. Vite's client adopts an element by `data-vite-dev-id`, so none is inserted twice and
 * edits are hot.
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

/** A stylesheet that its import inserts; `?url` and `?inline` imports insert none. */
const isStylesheet = (id: string | null): id is string => id?.endsWith('.css') ?? false

/** Depth first, as modules are evaluated; modules that were never loaded have no imports yet. */
function* loadedBy(
  module: EnvironmentModuleNode,
  seen = new Set<EnvironmentModuleNode>(),
): Generator<EnvironmentModuleNode> {
  if (seen.has(module)) return
  seen.add(module)
  for (const imported of module.importedModules) yield* loadedBy(imported, seen)
  yield module
}
