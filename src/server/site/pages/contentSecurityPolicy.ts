import { createHash } from 'node:crypto'
import { THEME_SCRIPT } from './document.ts'
import { PRELOAD_SCRIPT, START_SCRIPT } from './inlineScripts.ts'

/** Inline scripts are allowed by their hashes. */
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const inlineScripts = [THEME_SCRIPT, START_SCRIPT].map(hashOf)

/** Content security policies (CSP) of pages and panel. */
type Directives = Record<string, readonly string[]>

const serialize = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** Directives of every page. `elsewhere` is the origin of another API, if the site uses one. */
const strict = (elsewhere: readonly string[]): Directives => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...inlineScripts],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', ...elsewhere],
  'connect-src': ["'self'", ...elsewhere],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
})

/** A visitor's page may also frame the maps of these origins, and load and call an outside tool that counts visits. */
export function publicPolicy(
  elsewhere: readonly string[],
  maps: readonly string[],
  visitTool: readonly string[] = [],
): string {
  return serialize(publicDirectives(elsewhere, maps, visitTool))
}

/** A preview may be framed by the panel, and is not counted. */
export const previewPolicy = (elsewhere: readonly string[], maps: readonly string[]): string =>
  serialize({ ...publicDirectives(elsewhere, maps, []), 'frame-ancestors': ["'self'"] })

function publicDirectives(
  elsewhere: readonly string[],
  maps: readonly string[],
  visitTool: readonly string[],
): Directives {
  const directives = strict([...elsewhere, ...visitTool])
  return {
    ...directives,
    'script-src': [...directives['script-src']!, ...visitTool],
    'frame-src': maps,
  }
}

/** The panel's libraries insert styles, with the response's nonce; it shows pictures before their upload, a map, and previews. */
export function adminPolicy(elsewhere: readonly string[], maps: readonly string[], nonce: string): string {
  const directives = strict(elsewhere)
  return serialize({
    ...directives,
    'script-src': [...directives['script-src']!, hashOf(PRELOAD_SCRIPT)],
    'style-src': [...directives['style-src']!, `'nonce-${nonce}'`],
    'img-src': [...directives['img-src']!, 'blob:'],
    'frame-src': ["'self'", ...maps],
  })
}

/** Hot reload runs inline scripts and styles, and uses a WebSocket. */
export const developmentPolicy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws: http: https:; frame-ancestors 'self'"
