import { createHash } from 'node:crypto'
import { THEME_SCRIPT } from './document.ts'
import { ASK_SCRIPT, START_SCRIPT } from './inlineScripts.ts'

/** What stands in a document itself may run because it is the text that we wrote. */
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const inlineScripts = [THEME_SCRIPT, START_SCRIPT].map(hashOf)

type Directives = Record<string, readonly string[]>

const serialize = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** What a page may load and do. `elsewhere` is the origin of another API, where the site speaks to one. */
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

/** A visitor's page may frame the maps of these origins, once they are asked for. */
export const publicPolicy = (elsewhere: readonly string[], maps: readonly string[]): string =>
  serialize({ ...strict(elsewhere), 'frame-src': maps })

/** The admin's own libraries write styles, under a nonce of this answer, and show a picture before it is sent, and a map. */
export function adminPolicy(elsewhere: readonly string[], maps: readonly string[], nonce: string): string {
  const directives = strict(elsewhere)
  return serialize({
    ...directives,
    'script-src': [...directives['script-src']!, hashOf(ASK_SCRIPT)],
    'style-src': [...directives['style-src']!, `'nonce-${nonce}'`],
    'img-src': [...directives['img-src']!, 'blob:'],
    'frame-src': maps,
  })
}

/** Hot reload runs inline scripts and styles, and speaks over a socket. */
export const developmentPolicy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws: http: https:; frame-ancestors 'none'"
