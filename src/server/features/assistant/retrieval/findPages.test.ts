import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isLong } from '../../../../../tests/long.ts'
import { countReads } from '../../../../../tests/setup/countReads.ts'
import { cpuTimeOf } from '../../../../../tests/setup/cpuTime.ts'
import { createPlace, createTestApp, dialects, type TestApp } from '../../../../../tests/setup/testApp.ts'
import { anyTable, type Db } from '../../../platform/db/tables.ts'
import { createFinder, type Finder } from './findPages.ts'
import { passagesJob } from './keepPassages.ts'
import { sourcesOf } from './sources.ts'
import { backwards } from './vocabulary.ts'

const finderOf = ({ services }: TestApp, now = services.now) =>
  createFinder({ db: services.db, sources: sourcesOf(services.rules), now })

describe.each(dialects)('pages are found on %s', (dialect) => {
  let site: TestApp
  let finder: Finder
  let now: number
  beforeEach(async () => {
    now = Date.parse('2026-05-01T08:00:00.000Z')
    site = await createTestApp(dialect, { now: () => now })
    finder = finderOf(site, () => now)
  })
  afterEach(() => site.close())

  const urls = async (question: string, from = finder) => (await from.find(question)).pages.map(({ url }) => url)
  const create = async (path: string, body: object) => (await site.admin(`POST ${path}`, body)).body

  test('as soon as they are written, changed, renamed and deleted', async () => {
    expect(await urls('zeytin sıkma makinesi')).toEqual([])
    const { id } = await create('/products', { name: 'Zeytin sıkma makinesi' })
    expect(await urls('zeytin sıkma makinesi')).toEqual(['/urunler/zeytin-sikma-makinesi'])
    await site.admin(`PUT /products/${id}`, {
      name: 'Kayısı kurutucusu',
      slug: 'kurutucu',
      description: 'Gölgede kurutur.',
    })
    expect(await urls('zeytin sıkma makinesi')).toEqual([])
    expect(await urls('kayısı gölgede kurur mu')).toEqual(['/urunler/kurutucu'])
    await site.admin(`DELETE /products/${id}`)
    expect(await urls('kayısı kurutucusu')).toEqual([])
  })

  test('by their technical features', async () => {
    await create('/products', { name: 'Sonda', specs: { Haberleşme: 'LoRaWAN 868 MHz', 'Pil ömrü': '120 gün' } })
    expect(await urls('lorawan ile haberleşiyor mu')).toEqual(['/urunler/sonda'])
  })

  test('from their very minute on, and not before', async () => {
    const post = { title: 'Narenciye budaması', content: '# Ne zaman\n\nNarenciye şubatta budanır.' }
    await create('/blog', { ...post, publishOption: 'draft' })
    const { publishAt } = await create('/blog', { ...post, publishOption: 'schedule', scheduleDaysOffset: 2 })
    now = Date.parse(publishAt) - 1
    expect(await urls('narenciye ne zaman budanır')).toEqual([])
    expect([await finder.list('blog', 9), await finder.count('blog')]).toEqual([[], 0])
    now += 1
    expect(await urls('narenciye ne zaman budanır')).toEqual(['/blog/narenciye-budamasi-2'])
    expect([(await finder.list('blog', 9)).length, await finder.count('blog')]).toEqual([1, 1])
  })

  test('no longer once they are withdrawn', async () => {
    const { id } = await create('/blog', { title: 'Bağ budaması', content: 'Şubatta.', publishOption: 'now' })
    expect(await urls('bağ budaması')).toHaveLength(1)
    await site.admin(`PUT /blog/${id}`, { publishOption: 'draft' })
    expect(await urls('bağ budaması')).toEqual([])
  })

  test('with the passage that answers, under its heading', async () => {
    const content = `Giriş.\n\n## Ne kadar su\n\n${'Su verilir. '.repeat(100)}\n\n## Hangi gübre\n\nKompost gübresi **sonbaharda** atılır.`
    await create('/blog', { title: 'Ceviz bahçesi', content, publishOption: 'now' })
    const { pages } = await finder.find('cevize kompost ne zaman atılır')
    expect(pages[0]!.passages[0]).toMatchObject({
      title: 'Ceviz bahçesi',
      heading: 'Hangi gübre',
      text: 'Kompost gübresi sonbaharda atılır.',
    })
  })

  test('however they are misspelt, bent or said otherwise', async () => {
    await create('/products', { name: 'Islaklık sensörü', description: 'Yaprağın ıslaklığını ölçer.' })
    for (const question of [
      'ıslaklıgı olcen sensor',
      'islaklk sensörü',
      'ISLAKLIK SENSÖRLERİNİZ',
      'yapraktaki ıslaklık sondası',
    ])
      expect([question, await urls(question)]).toEqual([question, ['/urunler/islaklik-sensoru']])
  })

  test('on every instance, whichever wrote', async () => {
    if (dialect === 'sqlite') return
    const place = await createPlace(dialect)
    const [one, two] = await Promise.all([
      createTestApp(dialect, { at: place, background: true }),
      createTestApp(dialect, { at: place, background: true }),
    ])
    try {
      const elsewhere = finderOf(two)
      expect(await urls('nohut ekimi', elsewhere)).toEqual([])
      await one.admin('POST /services', { name: 'Nohut ekimi' })
      await expect.poll(() => urls('nohut ekimi', elsewhere)).toEqual(['/hizmetler/nohut-ekimi'])
    } finally {
      await Promise.all([one.close(), two.close()])
    }
  })

  test('by many who ask at once while somebody writes', async () => {
    const [other, third] = [finderOf(site), finderOf(site)]
    const asked = Array.from({ length: 12 }, async (_, i) => {
      if (i % 3 === 0) await create('/products', { name: `Pamuk toplama ${i}` })
      return urls('pamuk toplama', [finder, other, third][i % 3])
    })
    await Promise.all(asked)
    expect((await finder.find('pamuk toplama')).pages).toHaveLength(4)
    const kept = await site.database.db.selectFrom('passages').select('recordId').execute()
    expect(kept).toHaveLength(4)
  })

  /** Products with these names and descriptions, put there at once. */
  const fillIn = async (products: { name: string; description: string }[]) => {
    const at = new Date(now).toISOString()
    const rows = products.map(({ name, description }, i) => ({
      name,
      nameSort: name,
      description,
      shortDescriptionSort: '',
      searchText: '',
      specs: '{}',
      isFeatured: false,
      slug: `u-${i}`,
      createdAt: at,
      updatedAt: at,
    }))
    for (let i = 0; i < rows.length; i += 500)
      await anyTable(site.database.db)
        .insertInto('products')
        .values(rows.slice(i, i + 500))
        .execute()
  }
  const readAll = () => passagesJob({ db: site.database.db, sources: sourcesOf(site.services.rules) }).run()

  test('and counted without their being read', async () => {
    await fillIn(Array.from({ length: 300 }, (_, i) => ({ name: `Alet ${i}`, description: 'Budama yapar.' })))
    expect(await finder.count('products')).toBe(300)
    expect([await finder.count('services'), await finder.count('contact-info')]).toEqual([0, 0])
  })

  test.runIf(isLong)('within moments among three thousand products', async () => {
    const names = ['Sonda', 'Vana', 'Sayaç', 'Kablo', 'Dron', 'İstasyon', 'Filtre', 'Pompa']
    await fillIn(
      Array.from({ length: 3000 }, (_, i) => ({
        name: `${names[i % names.length]} ${i}`,
        description: `Toprak nemini ölçer, suyu sayar. ${names[(i * 7) % names.length]} ile çalışır, kod ${(i * 7919).toString(36)}.`,
      })),
    )
    await readAll()
    const spent = await cpuTimeOf(async () => {
      expect(await urls('2718 numaralı filtre toprak nemini ölçer mi')).toContain('/urunler/u-2718')
      await site.admin('POST /products', { name: 'Biricik mibzer' })
      expect(await urls('biricik mibzer')).toEqual(['/urunler/biricik-mibzer'])
    })
    expect(spent).toBeLessThan(3000)
  })

  test('that have common words together, however many have one of them', async () => {
    await fillIn(
      Array.from({ length: 600 }, (_, i) => ({
        name: i === 7 ? 'Kanal' : i === 8 ? 'Zeytin budama' : `Alet ${i}`,
        description: i === 7 ? 'Zeytin budama kanalı.' : i % 2 ? 'Zeytin toplar.' : 'Budama yapar.',
      })),
    )
    await readAll()
    expect((await urls('zeytin budama')).slice(0, 2)).toEqual(['/urunler/u-8', '/urunler/u-7'])
  })

  test('by reading a bounded part of what is there, whatever is asked', async () => {
    const letters = 'bcdfghjklm'
    const wordOf = (i: number) => [...String(i)].map((digit) => `${letters[Number(digit)]}a`).join('')
    const common = Array.from({ length: 300 }, (_, i) => wordOf(100 + i))
    await fillIn(Array.from({ length: 400 }, (_, i) => ({ name: `Alet ${i}`, description: common.join(' ') })))
    await readAll()
    const { read, db } = countReads(site.database.db)
    const counting = createFinder({ db, sources: sourcesOf(site.services.rules), now: () => now })
    const strange = Array.from({ length: 500 }, (_, i) => `${wordOf(1000 + i)}za`)
    for (const question of [common.join(' '), strange.join(' '), [...common, ...strange].join(' ')]) {
      read.statements = read.rows = 0
      await counting.find(question.slice(0, 4000))
      expect(read.statements).toBeLessThan(120)
      expect(read.rows).toBeLessThan(6000)
    }
  })

  test('by looking at few of the passages that have a word, however many have it', async () => {
    await create('/products', { name: 'Kayısı kurutucusu', description: 'Gölgede kurutur.' })
    await finder.find('kayısı')
    await addPassages(8000, { titleWords: 'alet', textWords: 'gol kurut sula' })
    expect((await urls('sulama gölgesinde kayısı'))[0]).toBe('/urunler/kayisi-kurutucusu')
    expect((await finder.find('sulama gölgesi')).pages).not.toEqual([])
    if (dialect === 'sqlite') return
    const { read, db } = explained(site.database.db)
    const explaining = createFinder({ db, sources: sourcesOf(site.services.rules), now: () => now })
    for (const question of ['sulama gölgesinde kayısı', 'sulama gölgesi', 'sulama']) {
      read.rows = 0
      await explaining.find(question)
      expect(read.rows).toBeGreaterThan(0)
      expect(read.rows).toBeLessThan(3000)
    }
  })

  /** So many more passages of the one product, each with these words. */
  const addPassages = async (count: number, words: { titleWords: string; textWords: string }) => {
    const { db } = site.database
    const { id: _, ...one } = await db.selectFrom('passages').selectAll().executeTakeFirstOrThrow()
    const more = Array.from({ length: count }, (_, i) => ({ ...one, position: 1000 + i, ...words }))
    // On PostgreSQL the words are a column of the table too.
    for (const row of more) delete (row as { words?: unknown }).words
    for (let i = 0; i < count; i += 500)
      await db
        .insertInto('passages')
        .values(more.slice(i, i + 500))
        .execute()
    for (const word of ['', ...words.titleWords.split(' '), ...words.textWords.split(' ')])
      await db
        .insertInto('passageWords')
        .values({ edition: one.edition, word, backwards: backwards(word), passages: count })
        .onConflict((conflict) => conflict.columns(['edition', 'word']).doUpdateSet({ passages: count }))
        .execute()
    if (dialect === 'postgres') await sql`analyze passages`.execute(db)
  }
})

interface Step {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Step[]
}

/** PostgreSQL, which reads passages only to tell how many of them it looked at. */
function explained(db: Db) {
  const read = { rows: 0 }
  const asked = new WeakSet()
  const lookedAt = (step: Step): number =>
    (step['Relation Name'] === 'passages'
      ? step['Actual Loops'] *
        (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0))
      : 0) + (step.Plans ?? []).reduce((sum, part) => sum + lookedAt(part), 0)
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind !== 'RawNode') return node
      asked.add(queryId)
      return sql`explain (analyze, format json) ${{ toOperationNode: () => node }}`.toOperationNode() as RootOperationNode
    },
    async transformResult({ result, queryId }) {
      if (!asked.has(queryId)) return result
      read.rows += lookedAt((result.rows[0]!['QUERY PLAN'] as [{ Plan: Step }])[0].Plan)
      return { rows: [] }
    },
  }
  return { read, db: db.withPlugin(plugin) }
}
