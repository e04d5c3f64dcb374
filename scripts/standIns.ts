import type { Plugin } from 'vite'

/** `lodash/get.js` and `lodash/get`: the name of one function. */
const LODASH = /^lodash\/(\w+?)(?:\.js)?$/

/** What libraries of the panel bring that is less work here, 16 kB of gzip on every screen. */
export const SMALLER = {
  // Every browser has had it for years.
  'object.entries': 'Object.entries',
  // English grammar, to make words of names: here every name has its words.
  inflection: '{ transform: String, humanize: String, inflect: String, pluralize: String }',
  // Values are texts and come once each.
  'query-string': `{
    parse: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringify: (query) => Object.keys(query).filter((key) => query[key] != null).sort()
      .map((key) => encodeURIComponent(key) + '=' + encodeURIComponent(query[key])).join('&'),
  }`,
}

/** Gives libraries something smaller than what they ask for, that does as much here: module to the expression for it. */
export const standIns = (expressions: Record<string, string>): Plugin => ({
  name: 'stand-ins',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(expressions, id) ? `\0stand-in:${id}` : null),
  load: (id) =>
    id.startsWith('\0stand-in:') ? `module.exports = ${expressions[id.slice('\0stand-in:'.length)]}` : null,
})

/** React Router as it is meant for visitors' browsers: what its package names tells developers of their mistakes. */
export const quietRouter = (): Plugin => ({
  name: 'quiet-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!/^react-router(\/dom)?$/.test(id)) return null
    const found = await this.resolve(id, importer, { skipSelf: true })
    return found?.id.replace('/dist/development/', '/dist/production/')
  },
})

/** Gives who asks for one of lodash's functions that of es-toolkit, which passes lodash's own tests and brings less with it. */
export const lodashByEsToolkit = (): Plugin => ({
  name: 'lodash-by-es-toolkit',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (LODASH.test(id) ? `\0${id}` : null),
  load: (id) => {
    const name = id.startsWith('\0') ? LODASH.exec(id.slice(1))?.[1] : undefined
    return name ? `export { ${name} as default } from 'es-toolkit/compat'` : null
  },
})
