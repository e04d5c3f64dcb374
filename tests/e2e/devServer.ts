import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { freePort, ROOT, serverEnv } from '../helpers/siteServer.ts'
import { copyDemoData } from './demoData.ts'

/** `npm run dev` in a checkout, on a free port with a temporary data folder. */
export class DevServer {
  readonly url: string
  /** Output of the processes. */
  output = ''
  readonly #process: ChildProcess
  readonly #folder: string

  private constructor(child: ChildProcess, url: string, folder: string) {
    this.#process = child
    this.#folder = folder
    this.url = url
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk
      })
  }

  static async start(root = ROOT): Promise<DevServer> {
    const PORT = String(await freePort())
    const DATA_DIR = copyDemoData()
    const child = spawn('npm', ['run', 'dev', '--silent'], {
      cwd: root,
      env: serverEnv({ PORT, DATA_DIR, RATE_LIMITS: 'off' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const server = new DevServer(child, `http://127.0.0.1:${PORT}`, DATA_DIR)
    while (!(await server.isReady())) {
      if (child.exitCode !== null) throw new Error(`The server ended before it answered:\n${server.output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return server
  }

  readonly isReady = () =>
    fetch(`${this.url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )

  /** Number of restarts of the server process. */
  get restarts(): number {
    return this.output.split('the server restarts').length - 1
  }

  async remove(): Promise<void> {
    if (this.#process.exitCode === null) {
      this.#process.kill('SIGTERM')
      await once(this.#process, 'exit')
    }
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
