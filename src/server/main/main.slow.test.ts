import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { serverProcesses, tokenAt } from '../../../tests/helpers/serverProcess.ts'
import { ADMIN, freePort } from '../../../tests/helpers/siteServer.ts'
import { isSlow } from '../../../tests/helpers/slowTests.ts'

const { start, startServing, folder } = serverProcesses()

describe('a failed start exits with 1 and prints one line', () => {
  // Similar failures of settings, files and sockets: `npm test` runs one of each.
  const alike = test.runIf(isSlow)
  const refusal = async (settings: Record<string, string>) => {
    const { status, out, err } = await start(settings).ended
    expect([status, out]).toEqual([1, ''])
    expect(err.trim().split('\n')).toHaveLength(1)
    return err
  }

  test('invalid setting', async () => {
    expect(await refusal({ PORT: 'abc', SITE_TIMEZONE: 'Ay/Krater' })).toBe(
      'Settings: PORT must be a whole number from 0 to 65535; SITE_TIMEZONE must be an IANA time zone such as Europe/Istanbul.\n',
    )
  })

  test('port in use, with nothing left of the start', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    expect(await refusal({ PORT: String(port), ADMIN_PASSWORD: '' })).toBe(
      `PORT: ${port} is taken by another process; stop that one, or set another PORT.\n`,
    )
    taken.close()
    const next = await startServing({ ADMIN_PASSWORD: '' })
    next.child.kill('SIGTERM')
    expect((await next.ended).out).toContain('Sign in with')
  })

  alike('an address that this machine does not have', async () => {
    expect(await refusal({ HOST: '203.0.113.1' })).toMatch(/^HOST: .*203\.0\.113\.1.*set HOST/)
  })

  alike('a data folder that is none', async () => {
    writeFileSync(join(folder(), 'file'), '')
    expect(await refusal({ DATA_DIR: join(folder(), 'file') })).toMatch(/^DATA_DIR: .*name another DATA_DIR\.$/m)
    // In `/proc`, a folder that cannot be created looks like a missing parent.
    if (existsSync('/proc')) expect(await refusal({ DATA_DIR: '/proc/yok' })).toMatch(/^DATA_DIR: .*cannot be opened/)
  })

  alike('a database that is none', async () => {
    mkdirSync(join(folder(), 'data'))
    writeFileSync(join(folder(), 'data/filiz.sqlite'), 'not a database, but long enough to be read as one '.repeat(20))
    expect(await refusal({})).toMatch(/^DATA_DIR: .*cannot be opened/)
  })

  test('missing column of a declared table, as after a forgotten migration', async () => {
    const { child, ended } = await startServing()
    child.kill('SIGTERM')
    await ended
    const database = new DatabaseSync(join(folder(), 'data/filiz.sqlite'))
    database.exec('alter table services drop column description')
    database.close()
    expect(await refusal({})).toMatch(
      /^The table services differs from its declaration .*description.*"npm run migration"/,
    )
  })

  test('unreachable database server', async () => {
    expect(await refusal({ DATABASE_URL: `postgres://a:b@127.0.0.1:${await freePort()}/c` })).toMatch(
      /^DATABASE_URL: .*start it, or correct/,
    )
  })

  alike('a store for uploads without its keys', async () => {
    expect(await refusal({ STORAGE_URL: 's3://bucket/prefix?endpoint=http://localhost:9000&region=eu' })).toMatch(
      /AWS_ACCESS_KEY_ID must be set, as STORAGE_URL is/,
    )
  })

  test('second process on the same data folder, while the first one continues', async () => {
    const { url } = await startServing()
    expect(await refusal({})).toMatch(/^DATA_DIR: another process is already using/)
    expect((await fetch(`${url}/api/ready`)).status).toBe(200)
  })
})

test('crash: the next start works', async () => {
  const { child, ended, url } = await startServing()
  const token = await tokenAt(url)
  const created = await fetch(`${url}/api/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'Kök 6' }),
  })
  expect(created.status).toBe(201)
  child.kill('SIGKILL')
  await ended
  const next = await startServing()
  expect(await (await fetch(`${next.url}/api/products/kok-6`)).json()).toMatchObject({ name: 'Kök 6' })
})

const openToOthers = (data: string) =>
  ['.', ...readdirSync(data, { recursive: true, encoding: 'utf8' })].filter(
    (name) => statSync(join(data, name)).mode & 0o077,
  )

test('first start: prints its URL and a generated password; the next start does not', async () => {
  const settings = { ADMIN_PASSWORD: '', LOG_LEVEL: 'silent' }
  const umask = process.umask(0)
  const first = await startServing(settings)
  process.umask(umask)
  first.child.kill('SIGTERM')
  const { status, out } = await first.ended
  expect(status).toBe(0)
  expect(out).toContain(`http://localhost:${first.port}/admin\n`)
  expect(out).toMatch(/Sign in with yonetici@example\.com and the password [\w-]{22} \(shown only this once\)\n/)
  // Data files are readable only by the server's user, whatever the umask, and are tightened again if changed.
  const data = join(folder(), 'data')
  expect(readdirSync(data)).toEqual(expect.arrayContaining(['filiz.sqlite', 'filiz.sqlite.lock', 'uploads']))
  expect(openToOthers(data)).toEqual([])
  for (const path of [data, join(data, 'filiz.sqlite'), join(data, 'uploads')]) chmodSync(path, 0o755)
  const second = await startServing(settings)
  expect(openToOthers(data)).toEqual([])
  second.child.kill('SIGINT')
  expect((await second.ended).out).not.toContain('password')
})

test('logs: lines of JSON without personal data of the sign-in', async () => {
  const { child, ended, url } = await startServing({ LOG_LEVEL: 'info' })
  const token = await tokenAt(url)
  await fetch(`${url}/api/products`, { headers: { authorization: `Bearer ${token}` } })
  await fetch(`${url}/`)
  child.kill('SIGTERM')
  const { out } = await ended
  const lines = out
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  expect(lines).toContainEqual(expect.objectContaining({ method: 'GET', url: '/api/products', status: 200 }))
  expect(lines.filter(({ url }) => url === '/')).toHaveLength(1)
  expect(out).not.toContain(token)
  expect(out).not.toContain(ADMIN.password)
})

test('stop signal: no new requests are accepted, and running ones finish', async () => {
  const { child, ended, port, url } = await startServing()
  const token = await tokenAt(url)
  const request = httpRequest({
    port,
    path: '/api/products',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'content-length': 17,
      expect: '100-continue',
    },
  })
  const [answer, begun] = [once(request, 'response'), once(request, 'continue')]
  request.write('{"name":')
  await begun
  child.kill('SIGTERM')
  while (
    await fetch(`${url}/api/health`).then(
      () => true,
      () => false,
    )
  )
    await new Promise((resolve) => setTimeout(resolve, 20))
  request.end('"Kök 6"}')
  const [response] = await answer
  expect(response.statusCode).toBe(201)
  expect(await json(response)).toMatchObject({ name: 'Kök 6' })
  // Exit status 0: every part ended within its timeout.
  expect((await ended).status).toBe(0)
})

test('second stop signal during shutdown: exits at once', async () => {
  const parts = { hotReload: 0, requests: 600_000, background: 0, database: 0 }
  const shutdown = { notice: 600_000, lastRequest: 600_000, parts }
  const { child, ended, url } = await startServing({ TRUST_PROXY: 'loopback' }, { timeouts: { shutdown } })
  child.kill('SIGTERM')
  // The shutdown has begun, and would take ten minutes.
  await expect.poll(async () => (await fetch(`${url}/api/ready`)).status).toBe(503)
  child.kill('SIGTERM')
  expect((await ended).status).toBe(1)
})

test('behind a proxy: no request is refused during the shutdown notice, and responses close their connections', async () => {
  const { child, ended, url } = await startServing(
    { TRUST_PROXY: 'loopback' },
    { timeouts: { shutdown: { notice: 5000 } } },
  )
  const statusOf = async (path: string) => {
    const { status, headers } = await fetch(url + path)
    return [status, headers.get('connection')]
  }
  for (let i = 0; i < 3; i++) expect(await statusOf('/urunler')).toEqual([200, 'keep-alive'])
  child.kill('SIGTERM')
  await expect.poll(() => statusOf('/api/ready'), { interval: 20 }).toEqual([503, 'close'])
  const paths = ['/urunler', '/api/products', '/api/health']
  expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => [200, 'close']))
  expect((await ended).status).toBe(0)
})

test('another API instead of ours: no database, no data folder', async () => {
  const { child, ended, url } = await startServing({ VITE_API_URL: `http://127.0.0.1:${await freePort()}/api` })
  expect((await fetch(`${url}/api/products`)).status).toBe(404)
  expect(await (await fetch(`${url}/urunler`)).text()).toContain('no answer')
  child.kill('SIGTERM')
  expect((await ended).status).toBe(0)
  expect(existsSync(join(folder(), 'data'))).toBe(false)
})
