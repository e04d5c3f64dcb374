import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')

/** Lets files of the server that are built into one go on finding what lies beside their sources. `outDir` is where that one is. */
export const keepDirname = (outDir: string): Plugin => ({
  name: 'keep-dirname',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/server\//, code: /import\.meta\.dirname/ },
    handler: (code, id) => {
      const way = JSON.stringify(`/${relative(resolve(ROOT, outDir), dirname(id))}`)
      return { code: code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${way})`), map: null }
    },
  },
})

/**
 * Leaves modules out of what is built, for these reasons. What takes one of them gets nothing to work with: there is no
 * name in it but those that are named.
 */
export const leaveOut = (reasons: Record<string, string>): Plugin => ({
  name: 'leave-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(reasons, id) ? `\0without:${id}` : null),
  load: (id) => (id.startsWith('\0without:') ? 'module.exports = {}' : null),
})

/** Code that Node starts with is written as it reads it cheapest. */
export const forNode = (): Plugin => ({
  name: 'for-node',
  apply: 'build',
  renderChunk: (code) => ({ code: withPlainBuiltins(code), map: null }),
  // The bundler prints code once more after the hook above, and signs as they are.
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
  },
})

const BUILTIN = /^import (?:(?:\* as )?([\w$]+)(?:, )?)?(\{.+\})? from ("node:[\w/]+");$/gm

/**
 * Takes Node's own modules without importing them: an import reads all that a module offers, also what Node loads when it
 * is first touched, so that `import 'node:http'` loads a client of HTTP with streams and sockets: 30 ms and 13 MB.
 */
export const withPlainBuiltins = (code: string): string =>
  code.replace(BUILTIN, (_, whole: string | undefined, parts: string | undefined, module: string) => {
    const taken = [whole, parts?.replaceAll(' as ', ': ')].filter(Boolean)
    return `const ${taken.map((names) => `${names} = process.getBuiltinModule(${module})`).join(', ')};`
  })

/** Writes what is no ASCII as escapes: one letter of another kind and V8 keeps all of a file in twice the memory. */
export const inAscii = (code: string): string =>
  code.replace(/\\[\s\S]|[^\0-\x7f]/g, (found) => {
    const sign = found.at(-1)!
    return sign <= '\x7f' ? found : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
