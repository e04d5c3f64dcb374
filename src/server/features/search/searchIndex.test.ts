import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { anyTable } from '../../platform/db/columns.ts'
import { createAssistantSearch } from './assistantSearch.ts'
import { reindex, searchIndexJob } from './searchIndex.ts'

describe.each(dialects)('search index on %s', (dialect) => {
  let site: TestApp
  let now: number
  beforeEach(async () => {
    now = Date.parse('2026-05-01T08:00:00.000Z')
    site = await createTestApp(dialect, { now: () => now })
  })
  afterEach(() => site.close())

  const urls = async (question: string) =>
    (await createAssistantSearch(site.services).find(question)).pages.map(({ url }) => url)
  const create = async (name: string) => (await site.admin('POST /products', { name })).body
  /** Of records; those of pages are in every index. */
  const documents = () =>
    site.database.db
      .selectFrom('searchDocuments')
      .selectAll()
      .where((eb) => eb.or([eb('recordId', '>', 0), eb('source', '=', 'about')]))
      .orderBy('id')
      .execute()
  const jobOf = () => searchIndexJob({ ...site.services, timeZone: site.settings.SITE_TIMEZONE, now: () => now })
  const rename = (id: number, name: string) =>
    anyTable(site.database.db)
      .updateTable('products')
      .set({ name, updatedAt: '2026-06-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute()

  test('rolls back together with a write that fails', async () => {
    await site.admin('PUT /admin/page-content/about', { title: 'Biz', mainText: 'Zeytinyağı fabrikası.' })
    expect(await urls('zeytinyağı fabrikası')).toEqual(['/hakkimizda'])
    const failing = site.services.db.transaction().execute(async (db) => {
      const { stores, resources } = site.services
      await stores.of(resources.products!).create({ ...site.context, db }, { name: 'Zeytin makinesi' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await documents()).toHaveLength(1)
  })

  test('a new order of products changes no document', async () => {
    const made = [await create('Zeytin makinesi'), await create('Pamuk makinesi')]
    // The change event of a reorder has no record id, which would be read as 0.
    await site.database.db
      .updateTable('searchDocuments')
      .set({ recordId: 0 })
      .where('recordId', '=', made[1].id)
      .execute()
    const before = await documents()
    expect((await site.admin('PUT /products/order', { ids: made.map(({ id }) => id) })).status).toBe(200)
    expect(await documents()).toEqual(before)
  })

  test('reindex writes only missing, changed, deleted and outdated documents', async () => {
    const { db } = site.database
    const made = [await create('Zeytin makinesi'), await create('Pamuk makinesi'), await create('Nohut makinesi')]
    const [zeytin] = await documents()
    await reindex(db)
    expect((await documents())[0]).toEqual(zeytin)
    await db
      .updateTable('searchDocuments')
      .set({ analyzer: 0, titleStems: 'eski' })
      .where('recordId', '=', made[0].id)
      .execute()
    await rename(made[1].id, 'Kayısı makinesi')
    await anyTable(db).deleteFrom('products').where('id', '=', made[2].id).execute()
    await reindex(db)
    const titles = (await documents()).map(({ title, titleStems, analyzer }) => [title, titleStems, analyzer])
    expect(titles).toEqual([
      ['Zeytin makinesi', zeytin!.titleStems, 5],
      ['Kayısı makinesi', expect.stringMatching(/^kay /), 5],
    ])
    await db.deleteFrom('searchDocuments').execute()
    await reindex(db)
    expect(await urls('kayısı makinesi')).toContain('/urunler/pamuk-makinesi')
  })

  test('leaves documents of a newer analyzer unchanged', async () => {
    await create('Zeytin makinesi')
    await site.database.db.updateTable('searchDocuments').set({ analyzer: 99 }).execute()
    const before = await documents()
    await reindex(site.database.db)
    expect(await documents()).toEqual(before)
  })

  test('job reindexes at startup, every hour, and at once if the index is empty', async () => {
    const { db } = site.database
    const job = jobOf()
    const { id } = await create('Zeytin makinesi')
    await job.run()
    await rename(id, 'Kayısı makinesi')
    await job.run()
    expect((await documents())[0]!.title).toBe('Zeytin makinesi')
    now += 60 * 60 * 1000
    await job.run()
    expect((await documents())[0]!.title).toBe('Kayısı makinesi')
    await db.deleteFrom('searchDocuments').execute()
    await job.run()
    expect(await documents()).toHaveLength(1)
  })

  test('job stops at shutdown', async () => {
    await create('Zeytin makinesi')
    await site.database.db.deleteFrom('searchDocuments').execute()
    await jobOf().run(AbortSignal.abort())
    expect(await documents()).toEqual([])
  })

  test.runIf(dialect === 'postgres')('reindex waits for a concurrent write, whose document stays', async () => {
    const { db } = site.database
    const { id } = await create('Zeytin makinesi')
    await db.deleteFrom('searchDocuments').execute()
    let running: Promise<void> | undefined
    const waiting = () => sql`select 1 from pg_locks where not granted`.execute(db).then(({ rows }) => rows.length)
    await db.transaction().execute(async (trx) => {
      const { stores, resources } = site.services
      await stores.of(resources.products!).update({ ...site.context, db: trx }, id, { name: 'Kayısı makinesi' })
      running = reindex(db)
      await expect.poll(waiting).toBeGreaterThan(0)
    })
    await running
    expect((await documents()).map(({ title }) => title)).toEqual(['Kayısı makinesi'])
  })
})
