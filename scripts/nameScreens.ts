import type { Plugin } from 'vite'
import { screenFiles } from '../src/admin/screenFiles.ts'

/** Where the server finds which of the panel's files an address needs: `[pathname, ...files]`, keyed as the manifest is. */
export const SCREENS_FILE = '.vite/screens.json'

/** Hands the server what the panel says of its screens, beside the manifest. A file that the build does not know is an error. */
export const nameScreens = (): Plugin => ({
  name: 'name-screens',
  apply: 'build',
  generateBundle(_options, bundle) {
    const screens = screenFiles.map(([pathname, ...files]) => [pathname, ...files.map((file) => `src/admin/${file}`)])
    const built = new Set(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? (file.facadeModuleId ?? []) : [])),
    )
    for (const file of screens.flatMap(([, ...files]) => files))
      if (![...built].some((id) => id.endsWith(`/${file}`)))
        this.error(`screenFiles.ts names ${file}, which is no chunk`)
    this.emitFile({ type: 'asset', fileName: SCREENS_FILE, source: JSON.stringify(screens) })
  },
})
