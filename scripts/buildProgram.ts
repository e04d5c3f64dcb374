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
