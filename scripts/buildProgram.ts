import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')

/**
 * Preserves the meaning of `import.meta.dirname` in the server's files when they are bundled into one file in `outDir`:
 * they read pictures and a font beside their sources. By default the bundler would set it to the folder of the bundle.
 */
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
