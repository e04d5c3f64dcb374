import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pagesOfProducts } from '../../../../tests/helpers/productPages.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { redirectFaults } from '../../../contract/i18n/shared/messages.ts'
import { MAX_ROWS } from './notFoundLog.ts'

const source = pagesOfProducts()

describe.each(dialects)('on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { source })
  })
  afterAll(() => site.close())

  const look = async (url: string, at = site) => {
    const { statusCode, headers } = await at.app.inject({ url })
    return [statusCode, headers.location]
  }
  const make = async (from: string, to: string) => {
    const { status, body } = await site.admin('POST /admin/redirects', { from, to })
    return { status, body, errors: body.errors }
  }
  const refusal = async (from: string, to: string) => {
    const { status, errors } = await make(from, to)
    return [status, errors]
  }
  const missed = async (at = site): Promise<{ path: string; count: number; lastAt: string }[]> =>
    (await at.admin('GET /admin/not-found')).body

  describe('redirects', () => {
    test('apply to missing pages, with and without a trailing slash, and keep the query', async () => {
      const { status, headers, body } = await site.admin('POST /admin/redirects', { from: '/eski', to: '/urunler' })
      expect([status, body]).toEqual([
        201,
        { id: expect.any(Number), from: '/eski', to: '/urunler', createdAt: expect.any(String) },
      ])
      expect(headers.location).toBe(`/api/admin/redirects/${body.id}`)
      expect(await look('/eski')).toEqual([308, '/urunler'])
      expect(await look('/eski/')).toEqual([308, '/urunler'])
      expect(await look('/eski/?utm=a&b=%C3%A7')).toEqual([308, '/urunler?utm=a&b=%C3%A7'])
      expect(await look('/eski?from=/a?b=1')).toEqual([308, '/urunler?from=/a?b=1'])
      expect(await look('/urunler/?q=nem?')).toEqual([301, '/urunler?q=nem?'])
      const listed = await site.admin('GET /admin/redirects')
      expect([listed.body, listed.headers['content-range']]).toEqual([[body], 'redirects 0-0/1'])
      const removed = await site.admin(`DELETE /admin/redirects/${body.id}`)
      expect([removed.status, removed.body]).toEqual([200, body])
      expect((await look('/eski'))[0]).toBe(404)
      expect((await site.admin(`DELETE /admin/redirects/${body.id}`)).status).toBe(404)
    })

    test('may have a target on another site, or with a query', async () => {
      await make('/magaza', 'https://ornek.example/a?b=1#c')
      expect(await look('/magaza?utm=d')).toEqual([308, 'https://ornek.example/a?b=1&utm=d#c'])
      await make('/sonraki', '/urunler?sayfa=2')
      expect(await look('/sonraki')).toEqual([308, '/urunler?sayfa=2'])
    })

    test('match Turkish letters in any encoding', async () => {
      await make('/%C3%BCr%C3%BCnler/', '/hakkımızda')
      expect(await look('/%C3%BCr%C3%BCnler')).toEqual([308, '/hakk%C4%B1m%C4%B1zda'])
      expect(await refusal('/ürünler', '/urunler')).toEqual([409, { from: [redirectFaults.taken] }])
      expect((await site.admin('GET /admin/redirects')).body[0].from).toBe('/ürünler')
    })

    test('match an address with a percent sign in any encoding', async () => {
      const { body } = await make('/y%C3%BCzde-100%25', '/urunler')
      expect(body.from).toBe('/yüzde-100%25')
      expect(await look('/y%C3%BCzde-100%25')).toEqual([308, '/urunler'])
      expect((await make('/indirim%', '/urunler')).body.from).toBe('/indirim%25')
      expect(await look('/indirim%25')).toEqual([308, '/urunler'])
      expect(await refusal('/indirim%25', '/hizmetler')).toEqual([409, { from: [redirectFaults.taken] }])
      await make('/kampanya', '/urunler/yok-%25-1')
      expect(await look('/kampanya')).toEqual([308, '/urunler/yok-%25-1'])
    })

    test('with dot segments in the target stay on this site', async () => {
      const row = { path: '/noktali', target: '/..//baska.example', createdAt: new Date().toISOString() }
      await site.database.db.insertInto('redirects').values(row).execute()
      await site.changes.emit('redirects')
      expect(await look('/noktali')).toEqual([308, '/baska.example'])
    })

    test('do not apply if a new page has the path', async () => {
      await make('/urunler/kok-9', '/urunler')
      expect(await look('/urunler/kok-9')).toEqual([308, '/urunler'])
      const { body } = await site.admin('POST /products', { name: 'Kök 9' })
      expect((await look('/urunler/kok-9'))[0]).toBe(200)
      // Both addresses are the same.
      expect(await look('/urunler/kok-9/?renk=mavi')).toEqual([301, '/urunler/kok-9?renk=mavi'])
      await site.admin(`DELETE /products/${body.id}`)
      expect(await look('/urunler/kok-9')).toEqual([308, '/urunler'])
    })

    test('are refused for existing pages and former slugs', async () => {
      const { body } = await site.admin('POST /products', { name: 'Yaprak 1' })
      await site.admin(`PUT /products/${body.id}`, { slug: 'yaprak-2' })
      for (const from of ['/', '/urunler', '/urunler/', '/urunler/yaprak-2', '/robots.txt'])
        expect([from, await refusal(from, '/baska')]).toEqual([from, [400, { from: [redirectFaults.exists] }]])
      expect(await refusal('/urunler/yaprak-1', '/baska')).toEqual([400, { from: [redirectFaults.leads] }])
      for (const from of ['/api/products', '/uploads/yok.png', '/admin/yok', '/og/urunler/yok.png'])
        expect([from, await refusal(from, '/baska')]).toEqual([from, [400, { from: [redirectFaults.reserved] }]])
      for (const from of ['eski', '//baska.example/a', 'https://baska.example/a', 'javascript:alert(1)'])
        expect([from, await refusal(from, '/baska')]).toEqual([from, [400, { from: [redirectFaults.noPath] }]])
      expect(await refusal('/eski#bolum', '/baska')).toEqual([400, { from: [redirectFaults.fragment] }])
    })

    test('are refused with a target that is neither a path nor http', async () => {
      for (const to of [
        'urunler',
        '//baska.example',
        '/\\baska.example',
        'javascript:alert(1)',
        'mailto:a@b.example',
        'http://',
        // After dot segments are resolved, two leading slashes are another site.
        '/..//baska.example',
        '/a/..//baska.example/b',
        '/.//baska.example',
        '/%2e%2e//baska.example',
        '/..\\\\baska.example',
      ])
        expect([to, await refusal('/hedefsiz', to)]).toEqual([to, [400, { to: [redirectFaults.noTarget] }]])
      expect(await refusal('/hedefsiz', '')).toEqual([400, { to: [expect.any(String)] }])
    })

    test('loops of any length are refused', async () => {
      const round = [400, { to: [redirectFaults.loop] }]
      expect(await refusal('/halka', '/halka')).toEqual(round)
      expect(await refusal('/halka', '/halka/?a=1')).toEqual(round)
      expect(await refusal('/halka', `${site.settings.PUBLIC_URL}/halka`)).toEqual(round)
      await make('/bir', '/iki')
      await make('/iki', `${site.settings.PUBLIC_URL}/uc?x=1`)
      expect(await refusal('/uc', '/bir')).toEqual(round)
      expect(await look('/bir')).toEqual([308, '/iki'])
      // A record whose former slug redirects to a hidden page.
      const { body } = await site.admin('POST /products', { name: 'Önce' })
      await site.admin(`PUT /products/${body.id}`, { slug: 'sonra' })
      expect(await refusal('/urunler/sonra', '/urunler/once')).toEqual([400, { from: [redirectFaults.exists] }])
      await make('/dort', '/urunler/once')
      expect(await look('/dort')).toEqual([308, '/urunler/once'])
    })

    test('a loop created concurrently does not redirect', async () => {
      const at = { createdAt: new Date().toISOString() }
      const rows = [
        { path: '/sag', target: '/sol' },
        { path: '/sol', target: '/sag' },
      ]
      await site.database.db
        .insertInto('redirects')
        .values(rows.map((row) => ({ ...row, ...at })))
        .execute()
      await site.changes.emit('redirects')
      expect([(await look('/sag'))[0], (await look('/sol'))[0]]).toEqual([404, 404])
    })

    test('with a query: all pairs must match in any order; the longest wins; other pairs are passed on', async () => {
      const { status, body } = await make('/index.php?id=5&b=%C3%A7', '/urunler')
      expect([status, body.from]).toEqual([201, '/index.php?id=5&b=ç'])
      await make('/index.php?id=5', '/urunler?sayfa=2')
      await make('/index.php', '/')
      expect(await look('/index.php?id=5')).toEqual([308, '/urunler?sayfa=2'])
      expect(await look('/index.php/?utm=a&id=5&x=%20')).toEqual([308, '/urunler?sayfa=2&utm=a&x=%20'])
      expect(await look('/index.php?b=%c3%a7&c&id=5')).toEqual([308, '/urunler?c'])
      for (const rest of ['id=6', 'id=55', 'ID=5', 'b=ç'].map(encodeURI))
        expect(await look(`/index.php?${rest}`)).toEqual([308, `/?${rest}`])
      expect(await look('/index.php')).toEqual([308, '/'])
      expect(await refusal('/Index.php?b=ç&id=5', '/')).toEqual([409, { from: [redirectFaults.taken] }])
    })

    test('with a query apply to existing pages, cached ones too', async () => {
      for (let i = 0; i < 2; i++) expect((await look('/?p=12'))[0]).toBe(200)
      const { status, body } = await make('/?p=12', '/urunler')
      expect([status, body.from]).toEqual([201, '/?p=12'])
      for (let i = 0; i < 2; i++) {
        expect(await look('/?p=12')).toEqual([308, '/urunler'])
        expect(await look('/?utm=a&p=12')).toEqual([308, '/urunler?utm=a'])
        for (const url of ['/', '/?p=1', '/?p=123', '/?p=12a', '/?p'])
          expect([url, (await look(url))[0]]).toEqual([url, 200])
      }
      expect(await refusal('/?onizleme=a', '/urunler')).toEqual([400, { from: [redirectFaults.reserved] }])
      // A query parameter that the page reads identifies another page, which exists; with an additional parameter that
      // it does not read there is none.
      for (const from of ['/robots.txt?a=1', '/urunler?sayfa=2', '/urunler/?sayfa=2'])
        expect([from, await refusal(from, '/')]).toEqual([from, [400, { from: [redirectFaults.exists] }]])
      const beside = await make('/urunler?sayfa=2&eski=1', '/')
      expect(beside.status).toBe(201)
      await site.admin(`DELETE /admin/redirects/${beside.body.id}`)
      await site.admin(`DELETE /admin/redirects/${body.id}`)
      expect((await look('/?p=12'))[0]).toBe(200)
    })

    test('with a query never form a loop', async () => {
      const round = [400, { to: [redirectFaults.loop] }]
      for (const to of ['/soru?a=1', '/soru?b=2&a=1', '/soru/?a=%31'])
        expect([to, await refusal('/soru?a=1', to)]).toEqual([to, round])
      expect(await refusal('/soru?a=1', `${site.settings.PUBLIC_URL}/SORU?a=1`)).toEqual(round)
      expect((await make('/soru?a=1', '/soru?a=2')).status).toBe(201)
      expect(await refusal('/soru?a=2', '/soru?a=1')).toEqual(round)
      expect(await refusal('/soru', '/soru?b=1')).toEqual(round)
      expect(await look('/soru?a=1')).toEqual([308, '/soru?a=2'])
    })

    test('match without regard to case, Turkish letters too', async () => {
      const { body } = await make('/Eski-İletişim,A.HTML', '/urunler')
      expect(body.from).toBe('/Eski-İletişim,A.HTML')
      for (const url of [
        '/eski-iletişim,a.html',
        '/ESKI-ILETIŞIM%2CA.html',
        '/eski-i\u0307leti\u015fim,a.html',
        '/Eski-İletişim%2ca.Html/',
      ])
        expect([url, await look(encodeURI(url).replaceAll('%25', '%'))]).toEqual([url, [308, '/urunler']])
      expect(await refusal('/ESKİ-iletişim,a.html', '/')).toEqual([409, { from: [redirectFaults.taken] }])
      expect((await look(encodeURI('/eskı-iletişim,a.html')))[0]).toBe(404)
      // A page that differs by case only exists and has priority.
      expect((await make('/URUNLER', '/urunler')).status).toBe(201)
      expect([await look('/Urunler'), (await look('/urunler'))[0]]).toEqual([[308, '/urunler'], 200])
      expect(await refusal('/HALKA-2', '/halka-2')).toEqual([400, { to: [redirectFaults.loop] }])
      await look('/Kayip')
      await look('/kayip')
      await missed()
      await make('/KAYIP', '/urunler')
      expect((await missed()).filter(({ path }) => /kayip/i.test(path))).toEqual([])
    })

    test('are searched, sorted and paged like any list', async () => {
      const list = async (query: string) => {
        const { headers, body } = await site.admin(`GET /admin/redirects?${query}`)
        return [headers['content-range'], body.map(({ from }: { from: string }) => from)]
      }
      expect(await list('filter={"q":"URUNLER"}&sort=["from","ASC"]&range=[0,0]')).toEqual([
        expect.stringMatching(/^redirects 0-0\/\d+$/),
        ['/dort'],
      ])
      expect((await site.admin('GET /admin/redirects?sort=["yok","ASC"]')).status).toBe(400)
    })

    test('need no database query per request', async () => {
      for (const path of ['/urunler', '/yok-yine']) await look(path)
      const { db } = site.database
      const asked = vi.spyOn(db, 'selectFrom')
      for (const path of ['/urunler', '/yok-yine', '/yok-baska']) await look(path)
      expect(asked).not.toHaveBeenCalled()
      await look('/urunler/yok-urun')
      expect(asked.mock.calls.flat()).not.toContain('redirects')
      asked.mockRestore()
    })
  })

  describe('not-found log', () => {
    test('counts requests by path, missing details too, until a redirect exists', async () => {
      for (const url of ['/eski-sayfa', '/eski-sayfa?kim=ayse', '/urunler/yok', '/%C3%A7ay']) await look(url)
      const listed = await missed()
      const found = listed.filter(({ path }) => ['/eski-sayfa', '/urunler/yok', '/çay'].includes(path))
      expect(found.map(({ count }) => count)).toEqual([2, 1, 1])
      expect(found[0]!.path).toBe('/eski-sayfa')
      expect(Date.parse(found[0]!.lastAt)).toBeGreaterThan(Date.now() - 60_000)
      expect(Object.keys(found[0]!)).toEqual(['path', 'count', 'lastAt'])
      await make('/eski-sayfa', '/urunler')
      await look('/eski-sayfa')
      expect((await missed()).map(({ path }) => path)).not.toContain('/eski-sayfa')
    })

    test('ignores scans, assets, and paths that may contain personal data or keys', async () => {
      const token = 'A'.repeat(43)
      const silent = ['/.env', '/wp-login.php', '/foto.png', '/a/.git/config', '/ayse@example.com', `/${token}`]
      for (const url of [...silent, `/onizleme/${token}`, `/${'a'.repeat(400)}`, '/uploads/yok.webp', '/%00'])
        await look(url)
      await site.app.inject({ method: 'HEAD', url: '/yalniz-basi' })
      await look('/sesli.html')
      const paths = (await missed()).map(({ path }) => path)
      expect(paths).toContain('/sesli.html')
      for (const path of [...silent, '/yalniz-basi']) expect(paths).not.toContain(path)
      expect(paths.filter((path) => path.includes('onizleme') || path.length > 300)).toEqual([])
    })

    test('is bounded, and keeps the most requested paths', async () => {
      for (let i = 0; i < 3; i++) await look('/cok-aranan')
      for (let round = 0; round < 3; round++) {
        for (let i = 0; i < MAX_ROWS; i++) await look(`/uydurma-${round}-${i}`)
        await missed()
      }
      const kept = await missed()
      expect(kept.length).toBeLessThanOrEqual(MAX_ROWS)
      expect(kept.find(({ path }) => path === '/cok-aranan')?.count).toBe(3)
    })

    test('keeps new paths beside often requested ones', async () => {
      for (let round = 0; round < 2; round++) {
        for (let i = 0; i < MAX_ROWS; i++) await look(`/durmadan-${i}`)
        await missed()
      }
      for (let round = 0; round < 3; round++) {
        await look('/yeni-tasinan')
        await missed()
      }
      const kept = await missed()
      expect(kept.length).toBeLessThanOrEqual(MAX_ROWS)
      expect(kept.find(({ path }) => path === '/yeni-tasinan')?.count).toBe(3)
    })
  })
})

test('two instances share redirects', async () => {
  const first = await createTestApp('postgres', { source, background: true })
  const second = await createTestApp('postgres', { source, background: true, at: first.database })
  const look = async (at: TestApp) => (await at.app.inject({ url: '/tasindi' })).statusCode
  expect([await look(first), await look(second)]).toEqual([404, 404])
  await expect
    .poll(async () => (await first.admin('GET /admin/not-found')).body)
    .toEqual([{ path: '/tasindi', count: 2, lastAt: expect.any(String) }])
  const { body } = await second.admin('POST /admin/redirects', { from: '/tasindi', to: '/urunler' })
  expect(await look(second)).toBe(308)
  await expect.poll(() => look(first)).toBe(308)
  await first.admin(`DELETE /admin/redirects/${body.id}`)
  expect(await look(first)).toBe(404)
  await expect.poll(() => look(second)).toBe(404)
  await second.close()
  await first.close()
})
