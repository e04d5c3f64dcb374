import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ROOT, Server } from '../siteServer.ts'

const NEEDED = ['package.json', 'package-lock.json', 'start.mjs', 'vite.config.ts', 'tsconfig.json', 'scripts', 'src']

/** Builds and starts the site for another API (`VITE_API_URL`) in a temporary folder. */
export async function startSiteElsewhere(apiUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  for (const name of NEEDED)
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/\.(?:test|stories)\./.test(basename(path)),
    })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const server = await Server.start({ VITE_API_URL: apiUrl }, folder)
  return {
    url: server.url,
    async close() {
      await server.remove()
      rmSync(folder, { recursive: true })
    },
  }
}
