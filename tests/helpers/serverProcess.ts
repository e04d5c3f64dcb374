import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { StartOptions } from '../../src/server/main/start.ts'
import { ADMIN, freePort, serverEnv } from './siteServer.ts'
import { writeSmallBuild } from './smallBuild.ts'

const MAIN = resolve(import.meta.dirname, 'smallServer.ts')

type Options = Pick<StartOptions, 'timeouts'>

/**
 * Starts server processes over a small build, with one folder per test, and kills them after the test. Concurrent tests share the
 * folder until the last of them ends.
 */
export function serverProcesses({ isConcurrent = false } = {}) {
  const [begin, end] = isConcurrent ? [beforeAll, afterAll] : [beforeEach, afterEach]
  const dist = writeSmallBuild()
  afterAll(() => rmSync(dist, { recursive: true }))

  let folder: string
  const running = new Set<ChildProcess>()
  begin(() => {
    folder = mkdtempSync(join(tmpdir(), 'process-'))
  })
  end(async () => {
    for (const child of running) {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    running.clear()
    rmSync(folder, { recursive: true, force: true })
  })

  const start = (settings: Record<string, string> = {}, { timeouts }: Options = {}) => {
    const child = spawn(process.execPath, [MAIN, dist, ...(timeouts ? [JSON.stringify(timeouts)] : [])], {
      cwd: folder,
      env: serverEnv({
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        DEMO_CONTENT: 'false',
        ...settings,
      }) as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    const [out, err] = [text(child.stdout), text(child.stderr)]
    const ended = once(child, 'exit').then(async ([status]) => ({ status, out: await out, err: await err }))
    return { child, ended }
  }

  return {
    folder: () => folder,
    start,

    /** Starts a server, on a free port by default, and waits until it is ready. */
    async startServing(settings: Record<string, string> = {}, options: Options = {}) {
      const port = Number(settings.PORT ?? (await freePort()))
      const started = start({ ...settings, PORT: String(port) }, options)
      const url = `http://127.0.0.1:${port}`
      const over = started.ended.then((result) => {
        throw new Error(`ended: ${result.err}`)
      })
      over.catch(() => {})
      const answers = async () => {
        while (
          !(await fetch(`${url}/api/ready`).then(
            ({ ok }) => ok,
            () => false,
          ))
        )
          await new Promise((resolve) => setTimeout(resolve, 20))
      }
      await Promise.race([answers(), over])
      return { ...started, port, url }
    },
  }
}

export async function tokenAt(url: string): Promise<string> {
  const response = await fetch(`${url}/api/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  return ((await response.json()) as { token: string }).token
}
