import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeSmallBuild } from '../../../../tests/helpers/smallBuild.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { PREVIEW_QUERY, UNSAVED_PREVIEW_LIFETIME } from '../../../contract/api/previews.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { singletons } from '../../../contract/singletons/index.ts'
import { openBuiltSite } from '../../site/assets/builtSite.ts'
import { prunePreviews } from './previews.ts'

const dist = writeSmallBuild()
afterAll(() => rmSync(dist, { recursive: true }))
const ORIGIN = 'https://filiz.example'

describe.each(dialects)('previews of page content on %s', (dialect) => {
  let site: TestApp
  let clock = Date.parse('2026-11-23T09:00:00Z')
  beforeAll(async () => {
    const source = openBuiltSite(dist)
    site = await createTestApp(dialect, { source, now: () => clock, settings: { PUBLIC_URL: ORIGIN } })
  })
  afterAll(() => site.close())

  const link = (key: string, body: object) => site.admin(`POST /admin/page-content/${key}/preview-link`, body)
  const tokenIn = (url: string) => new URL(url).searchParams.get(PREVIEW_QUERY)!
  const read = (token: string) => site.call(`GET /previews/page-content/${token}`)

  test.each(Object.values(singletons))(
    '$key is shown on its page with unsaved values, and its stored values stay unchanged',
    async (singleton) => {
      const { key } = singleton
      const before = (await site.call(`GET /page-content/${key}`)).body
      const { status, body } = await link(key, key === 'about' ? { title: 'Biz' } : {})
      expect(status).toBe(200)
      expect(body.url.startsWith(`${ORIGIN}${'page' in singleton ? singleton.page : '/'}?`)).toBe(true)
      expect(Date.parse(body.expiresAt)).toBe(clock + UNSAVED_PREVIEW_LIFETIME)
      const shown = await read(tokenIn(body.url))
      expect([shown.status, shown.headers['cache-control'], shown.body.key]).toEqual([200, 'private, no-store', key])
      const hidden: readonly string[] = 'hidden' in singleton ? singleton.hidden : []
      for (const name of hidden) expect(shown.body.content).not.toHaveProperty(name)
      expect((await site.call(`GET /page-content/${key}`)).body).toEqual(before)
      expect((await site.call(`POST /admin/page-content/${key}/preview-link`, {})).status).toBe(401)
    },
  )

  test('report the same field errors as a save, but required fields may be empty', async () => {
    const { status, body } = await link('home', { values: [{ title: 'x'.repeat(5000) }] })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['values.0.title']])
    for (const [key, empty] of [
      ['home', { values: [{ title: ' ' }] }],
      ['about', { title: '' }],
    ] as const) {
      const { status, body } = await link(key, empty)
      expect([status, (await read(tokenIn(body.url))).status]).toEqual([200, 200])
    }
  })

  test('are only on the page of the link, which is neither cached nor indexed', async () => {
    const { url } = (await link('footer', { tagline: 'Önce bakılır.' })).body
    const page = (query: string) => site.app.inject(`/urunler${query}`)
    expect((await page('')).payload).not.toContain('Önce bakılır.')
    const previewed = await page(new URL(url).search)
    expect(previewed.payload).toContain('Önce bakılır.')
    expect(previewed.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect((await page('')).payload).not.toContain('Önce bakılır.')
  })

  test('are deleted when their links expire', async () => {
    const { db } = site.database
    const made = [UNSAVED_PREVIEW_LIFETIME + 1, UNSAVED_PREVIEW_LIFETIME].map((age) =>
      new Date(clock - age).toISOString(),
    )
    const data = '{}'
    await db
      .insertInto('contentPreviews')
      .values(made.map((madeAt) => ({ key: 'home', data, madeAt })))
      .execute()
    await prunePreviews({ db, now: () => clock }).run()
    const kept = db.selectFrom('contentPreviews').select('madeAt').where('data', '=', data)
    expect(await kept.execute()).toEqual([{ madeAt: made[1] }])
  })

  test('expire, and cannot be forged', async () => {
    const token = tokenIn((await link('home', { title: 'Yeni' })).body.url)
    expect((await read(`${token}x`)).status).toBe(404)
    clock += UNSAVED_PREVIEW_LIFETIME
    expect((await read(token)).status).toBe(404)
    expect((await read(token)).body.message).toBe(problems.previewOver)
    for (const asked of [token, `${token}x`]) {
      const { statusCode, headers, payload } = await site.app.inject(`/urunler?${PREVIEW_QUERY}=${asked}`)
      expect([statusCode, headers['x-robots-tag'], headers['cache-control']]).toEqual([
        200,
        'noindex',
        'private, no-store',
      ])
      expect(payload).toContain('/previews/page-content/:token')
      expect(payload).not.toContain(asked)
    }
  })
})
