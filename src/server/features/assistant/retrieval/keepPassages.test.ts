import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../../tests/setup/testApp.ts'
import { anyTable, type Db } from '../../../platform/db/tables.ts'
import { createFinder } from './findPages.ts'
import { type Ground, passagesJob } from './keepPassages.ts'
import { type Source, sourcesOf } from './sources.ts'

const HOUR = 60 * 60 * 1000

describe.each(dialects)('passages on %s', (dialect) => {
  let site: TestApp
  let now: number
  let sources: Source[]
  beforeEach(async () => {
    now = Date.parse('2026-05-01T08:00:00.000Z')
    site = await createTestApp(dialect, { now: () => now, isLongRunning: true })
    sources = sourcesOf(site.services.rules)
  })
  afterEach(() => site.close())

  const ground = (more: Partial<Ground> = {}): Ground => ({ db: site.database.db, sources, now: () => now, ...more })
  const urls = async (question: string, more: Partial<Ground> = {}) =>
    (await createFinder(ground(more)).find(question)).pages.map(({ url }) => url)
  const create = async (name: string) => (await site.admin('POST /products', { name })).body
  const anyDb = () => anyTable(site.database.db)
  const tables = ['passages', 'passageWords', 'passageSources', 'passageChanges'] as const
  const editionsIn = async (table: (typeof tables)[number]) => {
    const rows = await site.database.db.selectFrom(table).select('edition').distinct().execute()
    return rows.map(({ edition }) => edition).sort()
  }
  const idsOf = (edition: string) =>
    site.database.db.selectFrom('passages').select('id').where('edition', '=', edition).orderBy('id').execute()

  /** The sources, and which records are read of them. */
  const watched = () => {
    const read: number[] = []
    const watching = sources.map((source) => ({
      ...source,
      documents(db: Db, ids: readonly number[]) {
        read.push(...ids)
        return source.documents(db, ids)
      },
    }))
    return { read, sources: watching }
  }

  test('are made no more once the process wants to end, however much others go on saving', async () => {
    const { id } = await create('Zeytin makinesi')
    const stopping = new AbortController()
    let times = 0
    const changing = sources.map((source) => ({
      ...source,
      async documents(db: Db, ids: readonly number[]) {
        if (++times === 3) stopping.abort()
        if (times < 20)
          await anyTable(db)
            .updateTable('products')
            .set({ name: `Zeytin ${times}` })
            .where('id', '=', id)
            .execute()
        return source.documents(db, ids)
      },
    }))
    await passagesJob(ground({ sources: changing })).run(stopping.signal)
    expect(times).toBe(3)
  })

  test('are made anew of the record that was changed, and of no other', async () => {
    const [first] = [await create('Zeytin makinesi'), await create('Pamuk makinesi'), await create('Nohut makinesi')]
    const { read, sources } = watched()
    const job = passagesJob(ground({ sources }))
    await job.run()
    read.length = 0
    await job.run()
    expect(read).toEqual([])
    await site.admin(`PUT /products/${first.id}`, { name: 'Kayısı makinesi' })
    await job.run()
    expect(read).toEqual([first.id])
    expect(await urls('kayısı makinesi', { sources })).toContain('/urunler/zeytin-makinesi')
    expect(read).toEqual([first.id])
  })

  test('stay where a record was saved, and says the same', async () => {
    const { id } = await create('Zeytin makinesi')
    await passagesJob(ground()).run()
    const before = await idsOf('4')
    expect(before.length).toBeGreaterThan(0)
    await site.admin(`PUT /products/${id}/toggle-feature`)
    await passagesJob(ground()).run()
    expect(await idsOf('4')).toEqual(before)
    expect(await site.database.db.selectFrom('passageChanges').selectAll().execute()).toEqual([])
  })

  test('follow what is changed without a word, by another program or while no server runs', async () => {
    const { id } = await create('Zeytin makinesi')
    expect(await urls('zeytin makinesi')).toHaveLength(1)
    await anyDb().updateTable('products').set({ name: 'Kayısı kurutucusu' }).where('id', '=', id).execute()
    expect(await urls('kayısı kurutucusu')).toHaveLength(1)
    expect(await urls('zeytin makinesi')).toEqual([])
    await anyDb().deleteFrom('products').where('id', '=', id).execute()
    expect(await urls('kayısı kurutucusu')).toEqual([])
    expect(
      await site.database.db.selectFrom('passages').where('source', '=', 'products').selectAll().execute(),
    ).toEqual([])
  })

  test('of a source that failed are read again', async () => {
    expect(await urls('zeytin makinesi')).toEqual([])
    await create('Zeytin makinesi')
    let isBroken = true
    const breaking = sources.map((source) => ({
      ...source,
      async documents(db: Db, ids: readonly number[]) {
        if (isBroken) throw new Error('broken')
        return source.documents(db, ids)
      },
    }))
    const finder = createFinder(ground({ sources: breaking }))
    await expect(finder.find('zeytin makinesi')).rejects.toThrow('broken')
    await expect(passagesJob(ground({ sources: breaking })).run()).rejects.toThrow('broken')
    isBroken = false
    expect((await finder.find('zeytin makinesi')).pages).toHaveLength(1)
  })

  test('have what was being written when an edition was read for the first time', async () => {
    // An embedded database has one writer, for whom the reader waits anyway.
    if (dialect === 'sqlite') return
    const { id } = await create('Zeytin makinesi')
    const finder = createFinder(ground())
    const isWaiting = () =>
      expect
        .poll(async () => {
          const { rows } =
            await sql`select 1 from pg_locks where not granted and relation = 'products'::regclass`.execute(
              site.database.db,
            )
          return rows.length
        })
        .toBe(1)
    const { asked } = await site.database.db.transaction().execute(async (trx) => {
      await anyTable(trx).updateTable('products').set({ name: 'Kayısı kurutucusu' }).where('id', '=', id).execute()
      const asked = finder.find('kayısı kurutucusu')
      await Promise.race([asked, isWaiting()])
      return { asked }
    })
    expect((await asked).pages).toHaveLength(1)
    expect(await urls('kayısı kurutucusu')).toHaveLength(1)
  })

  test('count the passages that have each word', async () => {
    const made = [await create('Zeytin sıkma makinesi'), await create('Zeytin hasat makinesi'), await create('Pamuk')]
    await passagesJob(ground()).run()
    await site.admin(`PUT /products/${made[0].id}`, { name: 'Pamuk sıkma', description: 'Pamuk pamuk. '.repeat(200) })
    await site.admin(`DELETE /products/${made[1].id}`)
    await passagesJob(ground()).run()
    const rows = await site.database.db.selectFrom('passages').select(['titleWords', 'textWords']).execute()
    const counted = new Map<string, number>([['', rows.length]])
    for (const { titleWords, textWords } of rows)
      for (const word of new Set(`${titleWords} ${textWords}`.split(' ').filter(Boolean)))
        counted.set(word, (counted.get(word) ?? 0) + 1)
    const kept = await site.database.db.selectFrom('passageWords').select(['word', 'passages']).execute()
    expect(new Map(kept.map(({ word, passages }) => [word, passages]))).toEqual(counted)
  })

  describe('of two versions of the software on one database', () => {
    /** The sources as another version words them: its passages differ in every record. */
    const reworded = (word: string) =>
      sources.map((source) => ({
        ...source,
        documents: async (db: Db, ids: readonly number[]) =>
          (await source.documents(db, ids)).map((document) => ({ ...document, keywords: word })),
      }))
    const versions = () => ({
      old: ground({ edition: '1', sources: reworded('eskisi') }),
      new: ground({ edition: '3', sources: reworded('yenisi') }),
    })

    test('leave each other alone, and both follow what is changed', async () => {
      const { old, new: newer } = versions()
      await create('Zeytin makinesi')
      await passagesJob(old).run()
      const before = await idsOf('1')
      expect(before).toHaveLength(1)
      await passagesJob(newer).run()
      await passagesJob(old).run()
      expect(await idsOf('1')).toEqual(before)

      const { id } = await create('Kayısı makinesi')
      for (const version of [old, newer])
        expect(await urls('kayısı makinesi', version)).toContain('/urunler/kayisi-makinesi')
      expect(await urls('eskisi', old)).toHaveLength(2)
      expect(await urls('eskisi', newer)).toEqual([])
      const kept = [await idsOf('1'), await idsOf('4')]
      for (const version of [old, newer, old, newer]) await passagesJob(version).run()
      expect([await idsOf('1'), await idsOf('4')]).toEqual(kept)

      await site.admin(`DELETE /products/${id}`)
      for (const version of [newer, old])
        expect(await urls('kayısı makinesi', version)).not.toContain('/urunler/kayisi-makinesi')
    })

    test('go with the version that nobody runs any more, and come back with it', async () => {
      const { old, new: newer } = versions()
      await create('Zeytin makinesi')
      const running = passagesJob(old)
      await running.run()
      await passagesJob(newer).run()
      now += 23 * HOUR
      await passagesJob(newer).run()
      expect(await editionsIn('passages')).toEqual(['1', '3'])
      now += 2 * HOUR
      await create('Kayısı makinesi')
      await passagesJob(newer).run()
      for (const table of ['passages', 'passageWords', 'passageSources'] as const)
        expect([table, await editionsIn(table)]).toEqual([table, ['3']])
      expect(await editionsIn('passageChanges')).toEqual([])
      await running.run()
      expect(await urls('kayısı makinesi', old)).toContain('/urunler/kayisi-makinesi')
    })

    test('are kept as long as a server says that it reads them', async () => {
      const { old, new: newer } = versions()
      await create('Zeytin makinesi')
      const running = passagesJob(old)
      await running.run()
      const before = await idsOf('1')
      for (let i = 0; i < 10; i++, now += 5 * HOUR) {
        await running.run()
        await passagesJob(newer).run()
      }
      expect(await idsOf('1')).toEqual(before)
    })
  })
})
