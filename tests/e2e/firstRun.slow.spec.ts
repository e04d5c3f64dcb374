import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ADMIN, freePort, ROOT, Server, serverEnv } from '../helpers/siteServer.ts'
import { expect, test } from './fixtures.ts'

/** Without the demo content, which takes most of the time of a first start. */
const empty = { DEMO_CONTENT: 'false' }

/** Runs `npm start`, as in the README, until it ends; returns its status and its error output. */
async function npmStart(settings: Record<string, string>, cwd = ROOT) {
  const child = spawn('npm', ['start', '--silent'], {
    cwd,
    env: serverEnv(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [errors, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { status, lines: errors.split('\n').filter((line) => line.trim() && !line.startsWith('npm ')) }
}

test.describe('npm start fails with status 1 and one line', () => {
  test('invalid setting', async () => {
    const { status, lines } = await npmStart({ PORT: 'kapi' })
    expect(status).toBe(1)
    expect(lines).toEqual([expect.stringContaining('PORT')])
  })

  test('second process on the same data folder', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'site-'))
    const first = await Server.start({ DATA_DIR, ...empty })
    const { status, lines } = await npmStart({ DATA_DIR, PORT: String(await freePort()), ...empty })
    expect(status).toBe(1)
    expect(lines).toEqual([expect.stringContaining('DATA_DIR')])
    expect((await fetch(`${first.url}/api/ready`)).status).toBe(200)
    await first.remove()
  })

  test('port in use', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'site-'))
    const first = await Server.start(empty)
    const { status, lines } = await npmStart({ DATA_DIR, PORT: new URL(first.url).port, ...empty })
    expect(status).toBe(1)
    expect(lines).toEqual([expect.stringContaining('PORT')])
    await first.remove()
    rmSync(DATA_DIR, { recursive: true })
  })
})

test('start: fails with a hint before the packages are installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'))
  for (const file of ['package.json', 'start.mjs']) cpSync(join(ROOT, file), join(folder, file))
  const { status, lines } = await npmStart({}, folder)
  expect(status).toBe(1)
  expect(lines).toEqual([expect.stringContaining('npm ci')])
  rmSync(folder, { recursive: true })
})

test('shutdown: SIGTERM ends the server with status 0', async () => {
  const server = await Server.start(empty)
  expect(await server.stop()).toBe(0)
  await server.remove()
})

test('start: only the first start prints the password', async () => {
  const server = await Server.start({ ADMIN_PASSWORD: '' })
  const address = /http:\/\/localhost:\d+/
  await expect.poll(() => server.output.match(address)?.[0]).toContain(new URL(server.url).port)
  const password = server.output.match(/password (\S+)/)?.[1]
  const signIn = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  const body = JSON.stringify({ email: ADMIN.email, password })
  expect((await fetch(`${server.url}/api/accounts/login`, { ...signIn, body })).status).toBe(200)
  server.output = ''
  await server.restart()
  await expect.poll(() => server.output).toMatch(address)
  expect(server.output).not.toContain('password')
  await server.remove()
})
