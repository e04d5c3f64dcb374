import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { FRAME, isInFront, screenNames } from '../src/admin/start/screenNames.ts'

/** File with the panel's chunks per address: `[pathname, ...files]`, with keys of the Vite manifest. */
const SCREENS_FILE = '.vite/screens.json'

/** Writes the panel's screens with their chunks beside the Vite manifest. A component in no chunk's exports is an error. */
export const nameScreens = (): Plugin => ({
  name: 'name-screens',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isDynamicEntry)
    const fileOf = (component: string) => {
      const chunk = chunks.find((file) => file.type === 'chunk' && file.exports.includes(component))
      if (chunk?.type !== 'chunk' || !chunk.facadeModuleId)
        return this.error(`screenNames.ts: no chunk has ${component}`)
      return relative(process.cwd(), chunk.facadeModuleId)
    }
    const screens = screenNames.map(([pathname, ...components]) => [
      pathname,
      ...(isInFront(components) ? components : [FRAME, ...components]).map(fileOf),
    ])
    this.emitFile({ type: 'asset', fileName: SCREENS_FILE, source: JSON.stringify(screens) })
  },
})
