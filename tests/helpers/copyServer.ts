import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { freePort, serverEnv } from './siteServer.ts'

type Settings = Record<string, string>

/** Runs the development server of a copy of the project during a file or a `describe`: a build would take three times as long. */
export function serving(root: () => string, settings: () => Settings | Promise<Settings> = () => ({})) {
  let server: ChildProcess
  let url: string
  beforeAll(async () => {
    const PORT = String(await freePort())
    url = `http://127.0.0.1:${PORT}`
    server = spawn(process.execPath, ['start.mjs', '--dev'], {
      cwd: root(),
      env: serverEnv({ PORT, DATA_DIR: join(root(), 'data'), ...(await settings()) }) as NodeJS.ProcessEnv,
      stdio: 'ignore',
    })
    const isReady = () =>
      fetch(`${url}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (server.exitCode === null && !(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50))
  })
  afterAll(async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  })
  return {
    url: () => url,
    // The development server puts styles into the document, whose selectors are no texts (`data-crop`).
    get: async (path: string) => (await (await fetch(url + path)).text()).replaceAll(/<style[\s\S]*?<\/style>/g, ''),
    bytes: async (path: string) => Buffer.from(await (await fetch(url + path)).arrayBuffer()),
    async post(path: string, body: unknown, token?: string) {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
      return (await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).text()
    },
  }
}
