import type { Plugin } from 'vite'

/** Gives libraries something smaller than what they ask for, that does as much here: module to the expression for it. */
export const standIns = (expressions: Record<string, string>): Plugin => ({
  name: 'stand-ins',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(expressions, id) ? `\0stand-in:${id}` : null),
  load: (id) =>
    id.startsWith('\0stand-in:') ? `module.exports = ${expressions[id.slice('\0stand-in:'.length)]}` : null,
})
