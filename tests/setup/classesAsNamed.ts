import type { Plugin } from 'vite'

/** Vitest reads no styles and takes a class for its name: so must the other side, or the two would not draw the same. */
export const classesAsNamed: Plugin = {
  name: 'classes-as-named',
  enforce: 'pre',
  resolveId: { filter: { id: /\.module\.css$/ }, handler: () => '\0classes' },
  load: { filter: { id: /^\0classes$/ }, handler: () => 'export default new Proxy({}, { get: (_, name) => name })' },
}
