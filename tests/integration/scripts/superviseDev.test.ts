import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort, ROOT } from '../../helpers/siteServer.ts'
import { WAIT_OPTIONS } from '../../helpers/timeouts.ts'

/** Like `start.mjs`: runs as the supervisor or as the server, which listens until its process ends. */
const START = `
import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
if (process.argv.includes('--supervised')) {
  const { value } = await import('./src/server/value.mjs')
  const settings = existsSync('.env') ? readFileSync('.env', 'utf8') : ''
  if (settings.includes('bad')) {
    console.error('a bad setting')
    process.exit(1)
  }
  process.on('disconnect', () => process.exit())
  process.on('SIGTERM', () => setTimeout(() => process.exit(0), 200))
  createServer((_, response) => response.end(value + settings)).listen(Number(process.env.PORT), '127.0.0.1', () => process.send('started'))
} else {
  const { superviseDev } = await import(${JSON.stringify(join(ROOT, 'scripts/superviseDev.mjs'))})
  superviseDev(import.meta.dirname)
}
`

let root: string
let child: ChildProcess | undefined
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'supervised-'))
  for (const folder of ['server', 'contract', 'company', 'public'])
    mkdirSync(join(root, 'src', folder), { recursive: true })
  writeFileSync(join(root, 'start.mjs'), START)
  save('one')
})
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

const write = (file: string, content: string) => writeFileSync(join(root, file), content)
const save = (value: string) => write('src/server/value.mjs', `export const value = '${value}'`)

async function startSupervised() {
  const port = await freePort()
  const started = spawn(process.execPath, [join(root, 'start.mjs'), '--dev'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = started
  let output = ''
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const served = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      (response) => response.text(),
      () => 'nothing',
    )
  return {
    output: () => output,
    restarts: () => output.split('the server restarts').length - 1,
    served,
    serves: (value: string) => vi.waitFor(async () => expect(await served()).toBe(value), WAIT_OPTIONS),
    says: (words: RegExp) => vi.waitFor(() => expect(output).toMatch(words), WAIT_OPTIONS),
    async ends(signal: NodeJS.Signals) {
      const ended = once(started, 'exit')
      started.kill(signal)
      const [status] = await ended
      return status
    },
  }
}

test('development server: restarts for its own sources and .env, waits after a failed restart, passes signals on', async () => {
  const server = await startSupervised()
  await server.serves('one')

  write('src/public/page.tsx', '')
  write('src/server/value.test.ts', '')
  write('src/server/.value.mjs.swp', '')
  await setTimeout(500)
  expect(server.restarts()).toBe(0)
  save('two')
  write('src/contract/other.ts', '')
  await server.serves('two')
  expect(server.restarts()).toBe(1)

  write('src/server/value.mjs', 'export const value = ;')
  await server.says(/SyntaxError[\s\S]*starts again with the next change/)
  expect(await server.served()).toBe('nothing')
  const failed = server.restarts()
  save('three')
  write('src/contract/other.ts', '')
  await server.serves('three')
  expect(server.restarts()).toBe(failed + 1)

  write('.env', 'bad')
  await server.says(/a bad setting\n[\s\S]*starts again with the next change/)
  write('.env', ' set')
  await server.serves('three set')

  mkdirSync(join(root, 'src/server/new/deep'), { recursive: true })
  await setTimeout(500)
  const before = server.restarts()
  write('src/server/new/deep/file.ts', '')
  await vi.waitFor(() => expect(server.restarts()).toBe(before + 1), WAIT_OPTIONS)
  // The new process must respond before the signal is sent: an old one would end by itself.
  save('four')
  await server.serves('four set')

  expect(await server.ends('SIGTERM')).toBe(0)
  expect(await server.served()).toBe('nothing')
})

test('development server: a first start that fails ends with its exit status and one line', async () => {
  write('.env', 'bad')
  const server = await startSupervised()
  const [status] = await once(child!, 'exit')
  expect([status, server.output()]).toEqual([1, 'a bad setting\n'])
})

test('development server: is gone when the process that supervises it is killed', async () => {
  const server = await startSupervised()
  await server.serves('one')
  await server.ends('SIGKILL')
  await server.serves('nothing')
})
