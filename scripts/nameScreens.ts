import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { FRAME, isInFront, screenNames } from '../src/admin/start/screenNames.ts'

/** Where the server finds which of the panel's files an address needs: `[pathname, ...files]`, keyed as the manifest is. */
const SCREENS_FILE = '.vite/screens.json'

/** Hands the server what the panel says of its screens, beside the manifest. A component in no chunk's exports is an error. */
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
