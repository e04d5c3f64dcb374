import { randomBytes } from 'node:crypto'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fillRows } from '../../../../tests/helpers/fillRows.ts'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { slides } from '../../../contract/resources/slides.ts'
import { compressResponses } from '../../platform/http/compression.ts'
import { zodCompilers } from '../../platform/http/httpServer.ts'
import type { Row } from './context.ts'
import type { Reader } from './reader.ts'
import { resourceRoutes } from './resourceRoutes.ts'

const COUNT = 1100
/** In bytes: all rows together exceed the socket buffers of both ends. */
const LENGTH = 12_000

describe.each(databases('postgres'))('list for a slow client, on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
    await fillRows(site.database.db, slides, COUNT, (i) => ({
      title: `${i}`,
      // A field that is neither searched nor sorted by.
      imageUrl: `/${randomBytes(LENGTH).toString('base64')}`,
      displayOrder: i,
      createdAt: new Date(1e12 + i).toISOString(),
    }))
    await serve()
  })
  afterAll(async () => {
    await app.close()
    await site.close()
  })

  let slicesRead = 0
  const ended = vi.fn()
  const failed = vi.fn()
  const app = Fastify({ schemaController: { compilersFactory: zodCompilers } })
  async function* watched(rest: AsyncIterable<Row[]>) {
    try {
      for await (const slice of rest) {
        slicesRead++
        yield slice
      }
    } finally {
      ended()
    }
  }
  const serve = async () => {
    const store = site.services.stores.of(slides)
    const list: Reader['list'] = async (...asked) => {
      const { rest, ...listed } = await store.list(...asked)
      return { ...listed, ...(rest && { rest: watched(rest) }) }
    }
    compressResponses(app)
    app.addHook('onRequest', async ({ log }) => void Object.assign(log, { error: failed }))
    const { services } = site
    const repository = { ...store, list }
    await app.register(resourceRoutes, { repository, context: services })
    await app.listen({ port: 0, host: '127.0.0.1' })
  }
  beforeEach(() => {
    slicesRead = 0
    for (const each of [ended, failed]) each.mockClear()
  })

  const held: IncomingMessage[] = []
  afterEach(() => {
    for (const answer of held.splice(0)) answer.destroy()
  })

  /** A response that is not consumed yet, once the server waits for its client. */
  const heldAnswer = async (encoding = 'identity') => {
    const { port } = app.server.address() as AddressInfo
    const answering = new Promise<ServerResponse>((resolve) => {
      app.server.once('request', (_, response) => resolve(response))
    })
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, path: '/slides', agent: false, headers: { 'accept-encoding': encoding } }, resolve)
        .on('error', reject)
        .end()
    })
    held.push(answer.pause())
    await expect.poll(async () => (await answering).writableNeedDrain).toBe(true)
    return answer
  }
  const bodyOf = async (answer: IncomingMessage) => {
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(part)
    return Buffer.concat(parts).toString()
  }

  test('is read no faster than it is consumed, and arrives complete', async () => {
    const answer = await heldAnswer()
    expect(slicesRead).toBeLessThan(4)
    const rows: Row[] = JSON.parse(await bodyOf(answer))
    expect(rows.map(({ title }) => title)).toEqual(Array.from({ length: COUNT }, (_, i) => `${i}`))
    expect(failed).not.toHaveBeenCalled()
  })

  test('is aborted if reading fails, which is logged', async () => {
    const answer = await heldAnswer()
    await sql`alter table slides rename to slides_gone`.execute(site.database.db)
    try {
      await expect(bodyOf(answer)).rejects.toThrow('aborted')
      expect(answer.complete).toBe(false)
    } finally {
      await sql`alter table slides_gone rename to slides`.execute(site.database.db)
    }
    expect(failed).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'list response failed')
  })

  test.each(['identity', 'gzip', 'br'])('is no longer read after the client disconnects, in %s', async (encoding) => {
    const answer = await heldAnswer(encoding)
    answer.destroy()
    await expect.poll(() => ended.mock.calls.length).toBe(1)
    expect(slicesRead).toBeLessThan(4)
    expect(failed).not.toHaveBeenCalled()
  })

  test('is not read for a HEAD request', async () => {
    const { statusCode, headers, payload } = await app.inject({ method: 'HEAD', url: '/slides' })
    expect([statusCode, headers['content-range'], payload]).toEqual([200, `slides 0-${COUNT - 1}/${COUNT}`, ''])
    // A read started for the HEAD request would continue beside this one.
    expect((await app.inject('/slides')).json()).toHaveLength(COUNT)
    expect(slicesRead).toBe(4)
  })
})
