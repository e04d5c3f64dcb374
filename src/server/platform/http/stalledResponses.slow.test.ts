import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeSmallBuild } from '../../../../tests/helpers/smallBuild.ts'
import { createTestApp, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { openBuiltSite } from '../../site/assets/builtSite.ts'
import { closeSlowConnections } from './httpServer.ts'

const MEGABYTE = 1024 * 1024
/** More than the socket buffers of both ends hold. */
const LENGTH = 24 * MEGABYTE
const BACKUP = 'backup-2026-05-01T00-00-00-000Z.tar'
const DEADLINE = 3000

const randomText = (bytes: number) => randomBytes(bytes).toString('base64')

describe('stalled response', () => {
  const backups = mkdtempSync(join(tmpdir(), 'untaken-'))
  const dist = writeSmallBuild()
  let site: TestApp
  beforeAll(async () => {
    writeFileSync(join(backups, BACKUP), '')
    truncateSync(join(backups, BACKUP), LENGTH)
    site = await createTestApp('sqlite', { settings: { BACKUP_URL: backups }, source: openBuiltSite(dist) })
    const { db } = site.database
    await db.deleteFrom('activity').execute()
    const row = () => ({ at: '2026-05-01T00:00:00.000Z', doneBy: randomText(LENGTH / 2000), action: 'update' as const })
    for (let i = 0; i < 20; i++)
      await db
        .insertInto('activity')
        .values(Array.from({ length: 100 }, row))
        .execute()
    site.app.server.timeout &&= DEADLINE
    site.app.server.prependListener('request', (_, response) => response.once('pipe', (from) => sources.push(from)))
    await site.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await site.close()
    for (const folder of [backups, dist]) rmSync(folder, { recursive: true })
  })

  /** The streams behind the responses. */
  const sources: Readable[] = []
  const asked: IncomingMessage[] = []
  beforeEach(() => void sources.splice(0))
  afterEach(() => {
    for (const answer of asked.splice(0)) answer.destroy()
  })

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const { port } = site.app.server.address() as AddressInfo
    const authorization = `Bearer ${site.token}`
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, path, agent: false, headers: { authorization, ...headers } }, resolve)
        .on('error', reject)
        .end()
    })
    answer.on('error', () => {})
    asked.push(answer)
    return answer
  }
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      site.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
    })
  const filesHeld = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(backups)
      } catch {
        return false // the listing's own descriptor is closed by now
      }
    })

  test.each([
    ['a backup', `/api/admin/backups/${BACKUP}`, {}],
    ['a list', '/api/admin/activity', {}],
    ['a file for spreadsheets', '/api/admin/activity', { accept: 'text/csv' }],
    ['a compressed file for spreadsheets', '/api/admin/activity', { accept: 'text/csv', 'accept-encoding': 'gzip' }],
  ])('is closed: %s', async (_, path, headers) => {
    const answer = await ask(path, headers)
    expect(answer.statusCode).toBe(200)
    await expect.poll(connections).toBe(0)
    await expect.poll(() => sources.map(({ destroyed }) => destroyed)).toEqual([true])
    await expect(buffer(answer).then(({ length }) => length)).rejects.toThrow('aborted')
    if (existsSync('/proc/self/fd')) await expect.poll(filesHeld).toEqual([])
  })

  test('stays connected while the client reads slowly', async () => {
    const answer = await ask(`/api/admin/backups/${BACKUP}`)
    const begun = performance.now()
    let length = 0
    let next = 0
    for await (const part of answer) {
      length += part.length
      if (length < next) continue
      next += MEGABYTE
      await setTimeout(DEADLINE / 10)
    }
    expect(length).toBe(LENGTH)
    expect(performance.now() - begun).toBeGreaterThan(2 * DEADLINE)
  })

  test('stays connected while the response is prepared', async () => {
    const app = Fastify()
    closeSlowConnections(app)
    app.get('/', async (_, { raw: { socket } }) => {
      // The idle timeout fires before the response is ready.
      socket!.setTimeout(50)
      await once(socket!, 'timeout')
      return 'made'
    })
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    expect(await (await fetch(url)).text()).toBe('made')
    await app.close()
  })
})
