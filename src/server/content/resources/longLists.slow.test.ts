import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRows } from '../../../../tests/helpers/allRows.ts'
import { fillRows } from '../../../../tests/helpers/fillRows.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { systemContext } from '../../../../tests/helpers/writeContext.ts'
import { posts } from '../../../contract/resources/posts.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'

const COUNT = 1130
const momentOf = (i: number) => new Date(1e12 + i * 60_000).toISOString()

/** More rows than one slice. */
describe.each(dialects)('a long list on %s', (dialect) => {
  let site: TestApp
  let origin: URL
  beforeAll(async () => {
    site = await createTestApp(dialect)
    await fillRows(site.database.db, posts, COUNT, (i) => ({
      title: `Haber ${i % 7}`,
      content: 'Metin',
      slug: `haber-${i}`,
      isPublished: i % 5 > 0,
      // Some are due and not yet marked, and some have no date.
      publishAt: i % 5 === 0 && i % 2 ? momentOf(i) : null,
      date: i % 3 ? momentOf(i % 100) : null,
      createdAt: momentOf(i),
    }))
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    origin = new URL(`http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`)
  })
  afterAll(() => site.close())

  /** Runs a list query, and reports the number of rows of each read. */
  const watchedList = (onRead: (rows: number) => unknown, query: ListQuery) => {
    const watching: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await onRead(result.rows.length)
        return result
      },
    }
    return site.services.stores.of(posts).list(systemContext(site.database.db.withPlugin(watching)), query)
  }

  const queries: ListQuery[] = (['id', 'title', 'date', 'publishAt', 'isPublished', 'createdAt'] as const).flatMap(
    (by) => (['ASC', 'DESC'] as const).map((way): ListQuery => ({ sort: [by, way] })),
  )
  queries.push({}, { filter: { isPublished: true } }, { filter: { q: 'haber' }, sort: ['title', 'ASC'] })

  test.each(queries)('contains the same rows as its pages, in the same order: %j', async (query) => {
    const { stores } = site.services
    for (const isOpen of [true, false]) {
      const list = (range?: [number, number]) => stores.of(posts).list(site.context, { ...query, range }, { isOpen })
      const whole = await list()
      const parts = []
      for (let i = 0; i < whole.total; i += 100) parts.push(...(await list([i, i + 99])).rows)
      const rows = await allRows(whole)
      expect(rows.length).toBeGreaterThan(500)
      expect([whole.first, whole.length, rows.length]).toEqual([0, whole.total, whole.total])
      expect(rows).toEqual(parts)
    }
  })

  test('is read in slices, with other work in between', async () => {
    const read: { rows: number; turn: number }[] = []
    let [turns, isOver] = [0, false]
    const counting = (async () => {
      while (!isOver) await turn().then(() => turns++)
    })()
    const listed = await watchedList((rows) => read.push({ rows, turn: turns }), {})
    const begun = read.length
    expect(await allRows(listed)).toHaveLength(COUNT)
    isOver = true
    await counting
    expect(Math.max(...read.map(({ rows }) => rows))).toBeLessThanOrEqual(250)
    const slices = read.slice(begun)
    expect(slices).toHaveLength(4)
    expect(new Set(slices.map(({ turn }) => turn)).size).toBe(4)
  })

  test('is complete for a range of the same size', async () => {
    const list = await watchedList((rows) => expect(rows).toBeLessThanOrEqual(250), { range: [100, 899] })
    expect([list.first, list.length, list.total]).toEqual([100, 800, COUNT])
    expect((await allRows(list)).map(({ slug }) => slug)).toEqual(
      Array.from({ length: 800 }, (_, i) => `haber-${COUNT - 101 - i}`),
    )
  })

  test('lists each unchanged row exactly once, despite concurrent saves and deletes', async () => {
    const { db } = site.database
    const store = site.services.stores.of(posts)
    const listed = await store.list(site.context, { sort: ['createdAt', 'ASC'] })
    const seen: unknown[] = listed.rows.map(({ slug }) => slug)
    let round = 0
    for await (const slice of listed.rest!) {
      seen.push(...slice.map(({ slug }) => slug))
      await store.create(site.context, { title: `Yeni ${round}`, content: 'Metin' })
      const gone = 20 + round++
      await db
        .deleteFrom('blog')
        .where('slug', 'in', [`haber-${gone}`, `haber-${COUNT - gone}`])
        .execute()
    }
    const expected = Array.from({ length: COUNT }, (_, i) => `haber-${i}`)
    const left = await db.selectFrom('blog').select('slug').where('slug', 'like', 'haber-%').execute()
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((slug) => !expected.includes(String(slug)))).toEqual([])
    expect(left.filter(({ slug }) => !seen.includes(slug))).toEqual([])
    await db.deleteFrom('blog').where('slug', 'like', 'yeni-%').execute()
    const again = await allRows(await store.list(site.context, {}))
    expect(again).toHaveLength(left.length)
  })

  const PATH = '/api/blog/admin'
  const headersOf = (encoding: string) => ({ authorization: `Bearer ${site.token}`, 'accept-encoding': encoding })
  const ask = (method: string, path = PATH, encoding = 'identity'): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      request(new URL(path, origin), { method, agent: false, headers: headersOf(encoding) }, resolve)
        .on('error', reject)
        .end()
    })
  const bodyOf = async (answer: IncomingMessage) => {
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(part)
    return Buffer.concat(parts)
  }

  test.each([
    ['identity', (body: Buffer) => body],
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('has the same response as a short one, in %s', async (encoding, decode) => {
    const long = await ask('GET', PATH, encoding)
    const short = await ask('GET', `${PATH}?range=[0,99]`, encoding)
    const rows = JSON.parse(decode(await bodyOf(long)).toString())
    const total = rows.length
    expect(total).toBeGreaterThan(1000)
    expect(rows.slice(0, 100)).toEqual(JSON.parse(decode(await bodyOf(short)).toString()))
    const { 'transfer-encoding': _, ...headers } = long.headers
    const { 'content-length': __, ...alike } = short.headers
    expect({ ...headers, date: '' }).toEqual({
      ...alike,
      date: '',
      'content-range': `blog 0-${total - 1}/${total}`,
    })
    const head = await ask('HEAD', PATH, encoding)
    const body = await bodyOf(head)
    expect([head.statusCode, body.length]).toEqual([200, 0])
    for (const name of ['content-range', 'content-type', 'content-encoding', 'vary', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, headers[name]])
  })
})
