import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

/** Administrator of every test server. */
export const ADMIN = { email: 'yonetici@example.com', password: 'bir-kavun-iki-karpuz' }

/** A free port below the ephemeral range, so that no outgoing connection can take it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 32_000)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    await new Promise((closed) => probe.close(closed))
    if (isFree) return port
  }
}

/** The environment of a test server, without the settings of the developer's environment. */
export const serverEnv = (settings: Record<string, string>): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  HOST: '127.0.0.1',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  LOG_LEVEL: 'warn',
  // All test processes compile the same files.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
  ...settings,
})

/** A process of the built server, on a free port and a temporary data folder. */
export class Server {
  readonly url: string
  output = ''
  #process?: ChildProcess
  readonly #settings: Record<string, string>
  readonly #root: string

  private constructor(settings: Record<string, string>, root: string) {
    this.#settings = settings
    this.#root = root
    this.url = `http://127.0.0.1:${settings.PORT}`
  }

  static async start(settings: Record<string, string> = {}, root = ROOT): Promise<Server> {
    const PORT = String(await freePort())
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'site-'))
    const server = new Server({ PORT, DATA_DIR, ...settings }, root)
    await server.#run()
    return server
  }

  get pid(): number {
    return this.#process!.pid!
  }

  /** Stops the process as a process manager does, and starts it again over the same data. */
  async restart(): Promise<void> {
    await this.stop()
    await this.#run()
  }

  /** Sends SIGTERM and returns the exit status. */
  async stop(): Promise<number | null> {
    const child = this.#process!
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    return child.exitCode
  }

  /** Stops the process and removes its data. */
  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#settings.DATA_DIR!, { recursive: true, force: true })
  }

  async #run(): Promise<void> {
    const child = spawn(process.execPath, [join(this.#root, 'start.mjs')], {
      cwd: this.#settings.DATA_DIR,
      env: serverEnv(this.#settings),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk
      })
    await this.#answers()
  }

  async #answers(): Promise<void> {
    while (this.#process!.exitCode === null) {
      const isReady = await fetch(`${this.url}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error(`The server ended before it answered:\n${this.output}`)
  }
}
