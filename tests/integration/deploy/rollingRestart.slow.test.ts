import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { serverProcesses, tokenAt } from '../../helpers/serverProcess.ts'
import { freePort } from '../../helpers/siteServer.ts'
import { createEmptyDatabase } from '../../helpers/testApp.ts'
import { hasNginx, startNginx } from './nginx.ts'

const { startServing } = serverProcesses()

const TEST_TIMEOUT = 600_000
const WRITERS = 12
const ROUNDS = 2
const BROKEN_OFF = '502 It broke off, and may have been done.\n'

test.skipIf(!hasNginx)(
  'rolling restart: no save is refused',
  {
    timeout: TEST_TIMEOUT,
  },
  async () => {
    const { url } = await createEmptyDatabase('postgres')
    const settings = { DATABASE_URL: url, TRUST_PROXY: 'loopback', RATE_LIMITS: 'off' }
    const ports = [await freePort(), await freePort()]
    const start = (port: number) => startServing({ ...settings, PORT: String(port) })
    const running = [await start(ports[0]!), await start(ports[1]!)]
    const lines = readFileSync('deploy/nginx/instances.conf', 'utf8').replace('# ', '')
    const nginx = await startNginx(lines.replace('3000', `${ports[0]}`).replace('3001', `${ports[1]}`))
    const headers = {
      authorization: `Bearer ${await tokenAt(running[0]!.url)}`,
      'content-type': 'application/json',
    }
    const save = (line: string, name: string) => nginx.ask(line, { headers, body: JSON.stringify({ name }) })

    let isOver = false
    const answers: Record<string, number> = {}
    const write = async (writer: number) => {
      const { id } = JSON.parse((await save('POST /api/products', `Ürün ${writer}`)).text)
      for (let i = 0; !isOver; i++) {
        const { status, text } = await save(`PUT /api/products/${id}`, `Ürün ${writer}-${i}`)
        const outcome = status === 200 ? '200' : `${status} ${text}`
        answers[outcome] = (answers[outcome] ?? 0) + 1
        // Stays below the limit of 600 request bodies per minute and network; requests through a proxy are never exempt.
        await setTimeout(WRITERS * 120)
      }
    }
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, i) => write(i)))
    for (let round = 0; round < ROUNDS; round++)
      for (const i of [0, 1]) {
        running[i]!.child.kill('SIGTERM')
        const { status } = await running[i]!.ended
        expect(status).toBe(0)
        running[i] = await start(ports[i]!)
        // nginx retries an instance that refused a connection after a second.
        await setTimeout(3000)
      }
    isOver = true
    await writing
    await nginx.stop()
    // A request that arrives while the listener closes may be dropped (`shutdown.test.ts`): at most one per writer.
    const { 200: _, [BROKEN_OFF]: broken = 0, ...refused } = answers
    expect(refused).toEqual({})
    expect(broken).toBeLessThanOrEqual(WRITERS)
  },
)
