import type { Plugin } from 'vite'

/** Class names of CSS modules as in Vitest, which uses the plain name: server and browser must render the same. */
export const plainCssModules: Plugin = {
  name: 'classes-as-named',
  enforce: 'pre',
  resolveId: { filter: { id: /\.module\.css$/ }, handler: () => '\0classes' },
  load: { filter: { id: /^\0classes$/ }, handler: () => 'export default new Proxy({}, { get: (_, name) => name })' },
}
