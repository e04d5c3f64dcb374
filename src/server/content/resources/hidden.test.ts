import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeSmallBuild } from '../../../../tests/helpers/smallBuild.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { openBuiltSite } from '../../site/assets/builtSite.ts'

const dist = writeSmallBuild()
afterAll(() => rmSync(dist, { recursive: true }))

const PAGES = { products: '/urunler', services: '/hizmetler' }
/** A word that occurs nowhere else. */
const WORDS = { products: 'köstebekotu', services: 'kuduzotu' }

describe.each(dialects)('hidden records on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { source: openBuiltSite(dist), background: true })
  })
  afterAll(() => site.close())

  const idsIn = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id)
  const page = (path: string) => site.app.inject(path)

  describe.each(['products', 'services'] as const)('in %s', (name) => {
    const list = `GET /${name}?filter=${encodeURIComponent('{"q":"fiğ"}')}`
    let shown: { id: number; slug: string }
    let hidden: { id: number; slug: string; updatedAt: string }
    beforeAll(async () => {
      const made = (more: object) => site.admin(`POST /${name}`, { isFeatured: true, ...more })
      shown = (await made({ name: 'Fiğ ekici' })).body
      hidden = (await made({ name: 'Fiğ biçici', description: `Elle ${WORDS[name]} keser.`, slug: 'eski-fig' })).body
      await site.admin(`PUT /${name}/${hidden.id}`, { slug: 'fig-bicici' })
    })

    test('new records are not hidden, nor are updates without the flag', async () => {
      expect(hidden).toMatchObject({ isHidden: false })
      expect(idsIn(await site.call(list))).toEqual([hidden.id, shown.id])
    })

    test('are in no list, and 404 for visitors', async () => {
      await site.admin(`PUT /${name}/${hidden.id}`, { isHidden: true })
      expect(idsIn(await site.call(list))).toEqual([shown.id])
      for (const query of [`filter={"id":[${hidden.id}]}`, 'filter={"slug":"fig-bicici"}', 'filter={"isHidden":true}'])
        expect([query, (await site.call(`GET /${name}?${query}`)).body]).toEqual([query, []])
      expect(idsIn(await site.call(`GET /${name}/featured`))).not.toContain(hidden.id)
      const counted = await site.call(`${list}&range=[0,0]`)
      expect(counted.headers['content-range']).toBe(`${name} 0-0/1`)
      for (const key of [hidden.id, 'fig-bicici', 'eski-fig'])
        expect([key, (await site.call(`GET /${name}/${key}`)).status]).toEqual([key, 404])
    })

    test('are in no assistant reply', async () => {
      const ask = async () =>
        JSON.stringify((await site.call('POST /chat', { history: [{ role: 'user', content: WORDS[name] }] })).body)
      expect(await ask()).not.toContain('fig-bicici')
      await site.admin(`PUT /${name}/${hidden.id}/show`)
      await expect.poll(ask).toContain(`${PAGES[name]}/fig-bicici`)
      await site.admin(`PUT /${name}/${hidden.id}/hide`)
      expect(await ask()).not.toContain('fig-bicici')
    })

    test('are returned to the administrator, and not cached', async () => {
      for (const line of [list, `GET /${name}/featured`]) {
        const { body, headers } = await site.admin(line)
        expect([idsIn({ body }).includes(hidden.id), headers['cache-control']]).toEqual([true, 'private, no-store'])
      }
      const one = await site.admin(`GET /${name}/fig-bicici`)
      expect([one.status, one.body.isHidden, one.headers['cache-control']]).toEqual([200, true, 'private, no-store'])
      expect((await site.admin(`GET /${name}/${hidden.id}`)).status).toBe(200)
      expect((await site.admin(`GET /${name}/eski-fig`)).status).toBe(308)
      expect(idsIn(await site.admin(`GET /${name}?filter={"isHidden":true}`))).toEqual([hidden.id])
      expect(idsIn(await site.admin(`GET /${name}?filter={"isHidden":false}`))).not.toContain(hidden.id)
    })

    test('are not returned for an invalid token: its sender is a visitor', async () => {
      const headers = { authorization: 'Bearer yok' }
      const { status, body, headers: responseHeaders } = await site.call(list, undefined, { headers })
      expect([status, idsIn({ body }), responseHeaders['cache-control']]).toEqual([200, [shown.id], 'no-cache'])
      expect((await site.call(`GET /${name}/${hidden.id}`, undefined, { headers })).status).toBe(404)
    })

    test('are shown to anyone with the preview link', async () => {
      const { url } = (await site.admin(`GET /${name}/${hidden.id}/preview-link`)).body
      expect(url).toContain(`/onizleme${PAGES[name]}/`)
      const { status, body, headers } = await site.call(`GET /previews/${name}/${url.split('/').at(-1)}`)
      expect([status, body.name, body.isHidden, headers['cache-control']]).toEqual([
        200,
        'Fiğ biçici',
        true,
        'private, no-store',
      ])
      const other = name === 'products' ? 'services' : 'products'
      expect((await site.call(`GET /previews/${other}/${url.split('/').at(-1)}`)).status).toBe(404)
    })

    test('stay hidden by an update without the flag, and are shown again by one that clears it', async () => {
      expect((await site.admin(`PUT /${name}/${hidden.id}`, { name: 'Fiğ biçici 2' })).body.isHidden).toBe(true)
      for (const call of ['show', 'show'])
        expect((await site.admin(`PUT /${name}/${hidden.id}/${call}`)).body.isHidden).toBe(false)
      expect((await site.call(`GET /${name}/eski-fig`)).status).toBe(308)
      expect(idsIn(await site.call(`GET /${name}/featured`))).toContain(hidden.id)
    })
  })

  test('are on no page and in no sitemap, including cached ones', async () => {
    const { id } = (await site.admin('POST /products', { name: 'Kevel saklı' })).body
    const visibility = async () =>
      [await page('/urunler'), await page('/sitemap.xml')].map(({ payload }) => /Kevel saklı|kevel-sakli/.test(payload))
    for (let time = 0; time < 2; time++) expect(await visibility()).toEqual([true, true])
    await site.admin(`PUT /products/${id}`, { isHidden: true })
    expect(await visibility()).toEqual([false, false])
    // The administrator's request caches nothing that visitors receive.
    await site.admin('GET /products')
    expect(await visibility()).toEqual([false, false])
    await site.admin(`PUT /products/${id}`, { isHidden: false })
    expect(await visibility()).toEqual([true, true])
  })

  test('are not listed as related', async () => {
    const made = async (name: string) =>
      (await site.admin('POST /products', { name, specs: { Debi: '1', Kanal: '2', Kefe: '3' } })).body
    const [one, other] = [await made('Terazi birinci'), await made('Terazi ikinci')]
    const related = async () => idsIn(await site.call(`GET /products/${one.slug}/related`))
    expect(await related()).toContain(other.id)
    await site.admin(`PUT /products/${other.id}`, { isHidden: true })
    expect(await related()).not.toContain(other.id)
    await site.admin(`PUT /products/${one.id}`, { isHidden: true })
    expect((await site.call(`GET /products/${one.slug}/related`)).status).toBe(404)
  })
})
