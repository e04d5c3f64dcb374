import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countReads } from '../../../../tests/helpers/countReads.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { anyTable } from '../../platform/db/columns.ts'
import { createAssistantSearch, type Search } from './assistantSearch.ts'
import { reindex } from './searchIndex.ts'

describe.each(dialects)('search on %s', (dialect) => {
  let site: TestApp
  let search: Search
  let now: number
  beforeEach(async () => {
    now = Date.parse('2026-05-01T08:00:00.000Z')
    site = await createTestApp(dialect, { now: () => now })
    search = searchOf(site)
  })
  afterEach(() => site.close())

  const searchOf = ({ services: { db, hooks } }: TestApp) => createAssistantSearch({ db, hooks, now: () => now })
  const urls = async (question: string) => (await search.find(question)).pages.map(({ url }) => url)
  const create = async (path: string, body: object) => (await site.admin(`POST ${path}`, body)).body

  test('finds pages as soon as they are written, changed, renamed, deleted and restored', async () => {
    expect(await urls('zeytin sıkma makinesi')).toEqual([])
    const { id } = await create('/products', { name: 'Zeytin sıkma makinesi' })
    expect(await urls('zeytin sıkma makinesi')).toEqual(['/urunler/zeytin-sikma-makinesi'])
    const renamed = { name: 'Kayısı kurutucusu', slug: 'kurutucu', description: 'Gölgede kurutur.' }
    await site.admin(`PUT /products/${id}`, renamed)
    expect(await urls('zeytin sıkma makinesi')).toEqual([])
    expect(await urls('kayısı gölgede kurur mu')).toEqual(['/urunler/kurutucu'])
    await site.admin(`DELETE /products/${id}`)
    expect(await urls('kayısı kurutucusu')).toEqual([])
    await site.admin(`POST /admin/bin/products/${id}/restore`)
    expect(await urls('kayısı kurutucusu')).toEqual(['/urunler/kurutucu'])
  })

  test('finds products by their technical features, and by the number in their name alone', async () => {
    const specs = { Haberleşme: 'LoRaWAN 868 MHz', 'Pil ömrü': '120 gün' }
    await create('/products', { name: 'Sonda 6', specs })
    expect(await urls('lorawan ile haberleşiyor mu')).toEqual(['/urunler/sonda-6'])
    expect(await urls('sonda 6')).toEqual(['/urunler/sonda-6'])
    expect(await urls('120')).toEqual([])
  })

  test('finds a post from its publication time on, and not before', async () => {
    const post = { title: 'Narenciye budaması', content: '# Ne zaman\n\nNarenciye şubatta budanır.' }
    await create('/blog', { ...post, publishOption: 'draft' })
    const { publishAt } = await create('/blog', { ...post, publishOption: 'schedule', scheduleDaysOffset: 2 })
    now = Date.parse(publishAt) - 1
    expect(await urls('narenciye ne zaman budanır')).toEqual([])
    expect([await search.list('blog', 9), await search.count('blog')]).toEqual([[], 0])
    now += 1
    expect(await urls('narenciye ne zaman budanır')).toEqual(['/blog/narenciye-budamasi-2'])
    expect([(await search.list('blog', 9)).length, await search.count('blog')]).toEqual([1, 1])
  })

  test('finds no withdrawn post and no hidden product', async () => {
    const post = await create('/blog', { title: 'Bağ budaması', content: 'Şubatta.', publishOption: 'now' })
    const { id } = await create('/products', { name: 'Budama makası' })
    expect(await urls('budama')).toHaveLength(2)
    await site.admin(`PUT /blog/${post.id}`, { publishOption: 'draft' })
    await site.admin(`PUT /products/${id}/hide`)
    expect([await urls('budama'), await search.count('products')]).toEqual([[], 0])
  })

  test('returns the matching passage, under its heading', async () => {
    const content = `Giriş.\n\n## Ne kadar su\n\n${'Su verilir. '.repeat(100)}\n\n## Hangi gübre\n\nKompost gübresi **sonbaharda** atılır.`
    await create('/blog', { title: 'Ceviz bahçesi', content, publishOption: 'now' })
    const { pages } = await search.find('cevize kompost ne zaman atılır')
    expect(pages[0]).toMatchObject({
      title: 'Ceviz bahçesi',
      passages: [{ heading: 'Hangi gübre', text: 'Kompost gübresi sonbaharda atılır.' }, {}, {}],
    })
  })

  test('finds misspelt words, inflected forms and synonyms', async () => {
    await create('/products', { name: 'Islaklık sensörü', description: 'Yaprağın ıslaklığını ölçer.' })
    for (const question of [
      'ıslaklıgı olcen sensor',
      'islaklk sensörü',
      'ISLAKLIK SENSÖRLERİNİZ',
      'yapraktaki ıslaklık sondası',
    ])
      expect([question, await urls(question)]).toEqual([question, ['/urunler/islaklik-sensoru']])
  })

  /** Products with these names and descriptions, written without hooks. */
  const fillIn = async (products: { name: string; description: string }[]) => {
    const at = new Date(now).toISOString()
    const rest = {
      shortDescriptionSort: '',
      searchText: '',
      specs: '{}',
      isFeatured: false,
      createdAt: at,
      updatedAt: at,
    }
    const rows = products.map(({ name, description }, i) => ({
      name,
      nameSort: name,
      description,
      slug: `u-${i}`,
      ...rest,
    }))
    for (let i = 0; i < rows.length; i += 500)
      await anyTable(site.database.db)
        .insertInto('products')
        .values(rows.slice(i, i + 500))
        .execute()
    await reindex(site.database.db)
  }

  test('ranks pages with several common words together first', async () => {
    await fillIn(
      Array.from({ length: 1400 }, (_, i) => ({
        name: i === 7 ? 'Kanal' : i === 8 ? 'Zeytin budama' : `Alet ${i}`,
        description: i === 7 ? 'Zeytin budama kanalı.' : i % 2 ? 'Zeytin toplar.' : 'Budama yapar.',
      })),
    )
    expect((await urls('zeytin budama')).slice(0, 2)).toEqual(['/urunler/u-8', '/urunler/u-7'])
    expect(await urls('alet 1200 zeytin')).toContain('/urunler/u-1200')
    expect(await search.count('products')).toBe(1400)
  })

  test('reads a bounded part of the index, for any question', async () => {
    const letters = 'bcdfghjklm'
    const wordOf = (i: number) => [...String(i)].map((digit) => `${letters[Number(digit)]}a`).join('')
    const common = Array.from({ length: 300 }, (_, i) => wordOf(100 + i))
    await fillIn(Array.from({ length: 700 }, (_, i) => ({ name: `Alet ${i}`, description: common.join(' ') })))
    const { read, db } = countReads(site.database.db)
    const counting = createAssistantSearch({ db, hooks: site.services.hooks, now: () => now })
    await counting.find('alet')
    const unknown = Array.from({ length: 500 }, (_, i) => `${wordOf(1000 + i)}za`)
    for (const question of [common.join(' '), unknown.join(' '), [...common, ...unknown].join(' ')]) {
      read.statements = read.rows = 0
      await counting.find(question.slice(0, 4000))
      expect([read.statements <= 3, read.rows <= 100]).toEqual([true, true])
    }
  })
})
