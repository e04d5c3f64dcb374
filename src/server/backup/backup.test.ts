import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { backUp, type Data, everyRow, insert, openData, restore } from '../../../tests/setup/backups.ts'
import { formOf, picture } from '../../../tests/setup/pictures.ts'
import { S3_KEYS, type S3Server, startS3Server } from '../../../tests/setup/s3Server.ts'
import { createPlace, createTestApp, dialects, type TestApp } from '../../../tests/setup/testApp.ts'
import { resources } from '../../contract/index.ts'
import { mailTexts } from '../../contract/texts/mail.ts'
import { connectToRead, type Dialect } from '../db/connect.ts'
import { inTurn } from '../db/inTurn.ts'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import type { Draft } from '../db/migrations/types.ts'
import { readEnv } from '../env.ts'
import { collectGarbage } from '../uploads/collectGarbage.ts'
import { parseName } from '../uploads/fileNames.ts'
import { openStorage } from '../uploads/openStorage.ts'
import type { Storage } from '../uploads/storage.ts'
import { takeBackup } from './takeBackup.ts'

const NOW = '2026-05-01T09:00:00.000Z'
/** What a restore does not bring back, or brings back otherwise. */
const OTHERWISE = /^(sessions|passage.*|kysely_.*|outbox)$/
/** Whatever a text may hold: our letters, quotes, line ends that JSON knows and those that it does not, signs beyond 16 bits. */
const HARD = 'Iğdır’ın "çöğür"ü \\ \r\n\t\u2028 😀 \u0001 </script>'

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})
const newPlace = async (dialect: Dialect) => {
  const place = await createPlace(dialect)
  closings.push(() => rm(place.folder, { recursive: true }))
  return place
}
const empty = async (dialect: Dialect, drafts?: Record<string, Draft>): Promise<Data> => {
  const data = await openData(await newPlace(dialect), { drafts })
  closings.push(data.close)
  return data
}

const rowsKept = async (data: Pick<Data, 'db'>) =>
  Object.fromEntries(Object.entries(await everyRow(data)).filter(([name]) => !OTHERWISE.test(name)))

async function originalsIn(storage: Storage): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { name } of storage.list())
    if (!parseName(name)?.size)
      found[name] = createHash('sha256')
        .update(await buffer((await storage.open(name))!.stream))
        .digest('hex')
  return found
}

const outboxRow = (messageId: number, status: string, more: object = {}) => ({
  messageId,
  recipient: 'ayse@filiz.example',
  status,
  attempts: 1,
  lastError: null,
  nextAttemptAt: null,
  leasedUntil: null,
  createdAt: NOW,
  ...more,
})

/** Fills a site with some of everything, through its own doors where it has them. */
async function live({ admin, call, database: { db } }: TestApp) {
  const done = async (answer: ReturnType<TestApp['call']>) => {
    const { status, body } = await answer
    expect([200, 201], JSON.stringify(body)).toContain(status)
    return body
  }
  const { payload, headers } = await formOf(['file', await picture('png', 400, 40)])
  const { publicUrl: imageUrl } = await done(admin('POST /files/upload-product-image', payload, { headers }))
  const product = {
    name: 'Ambar silo kablosu',
    description: `Silo kablosu tahılın sıcaklığını ölçer. ${HARD}`,
    imageUrl,
    isFeatured: true,
  }
  await done(admin('POST /products', { ...product, specs: { ç: HARD } }))
  for (const name of ['Ekim', 'Hasat']) await done(admin('POST /services', { name, description: 'x' }))
  await done(admin('DELETE /services/2'))
  await done(admin('POST /blog', { title: 'Taslak', content: HARD, publishOption: 'draft' }))
  await done(admin('PUT /admin/page-content/contact-info', { address: HARD }))
  for (const name of ['Bir', 'İki', 'Üç'])
    await done(call('POST /contact/send-message', { name, email: 'a@b.example', subject: 'Konu', message: HARD }))
  const mails = [outboxRow(1, 'sent'), outboxRow(2, 'failed', { lastError: 'x' })]
  await insert(db, 'outbox', ...mails, outboxRow(3, 'waiting', { nextAttemptAt: NOW, leasedUntil: NOW }))
  await insert(db, 'slugRedirects', ...['i-1', 'ı-2', 'I-3', 'z-4'].map((slug) => redirect('blog', slug)))
  await insert(db, 'slugRedirects', redirect('a', 'z'))
  // More than a page of rows, and more than a part of bytes.
  await insert(db, 'secrets', ...Array.from({ length: 250 }, (_, i) => ({ name: `${i}`, value: 'ş'.repeat(9000) })))
  await insert(db, 'aiUsage', { day: '2026-05-01', requests: 7 })
}
const redirect = (resource: string, slug: string) => ({ resource, slug, recordId: 1 })

describe('a backup', () => {
  let s3: S3Server
  beforeAll(async () => {
    s3 = await startS3Server()
  })
  afterAll(() => s3.close())

  const storeOf: Record<string, (data: { folder: string }) => Promise<Storage>> = {
    folder: ({ folder }) => openStorage(readEnv({ DATA_DIR: folder })),
    S3: ({ folder }) =>
      openStorage(
        readEnv({
          STORAGE_URL: s3.url.replace('resimler', folder.replace(/\W/g, '-')),
          AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
          AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
        }),
      ),
  }

  test.each([
    ['sqlite', 'folder', 'sqlite', 'folder'],
    ['sqlite', 'folder', 'postgres', 'S3'],
    ['postgres', 'S3', 'sqlite', 'folder'],
  ] as const)('of %s and a %s is, on %s and a %s, the same to the letter', async (from, fromStore, to, toStore) => {
    const [here, there] = [await newPlace(from), await newPlace(to)]
    const site = await createTestApp(from, { at: here, storage: await storeOf[fromStore]!(here), background: true })
    await live(site)
    await expect.poll(() => site.database.db.selectFrom('passages').select('id').execute()).not.toEqual([])
    await site.close()
    const source = await openData(here, { storeAt: storeOf[fromStore] })
    closings.push(source.close)
    const taken = await backUp(source)
    expect(taken).toMatchObject({
      uploads: 1,
      missing: [],
      damaged: [],
      tables: { services: { rows: 1, lastId: 2 } },
    })

    const target = await openData(there, { storeAt: storeOf[toStore] })
    expect(await restore(target, taken.path)).toEqual({ migrated: [], mails: 1 })
    expect(await rowsKept(target)).toEqual(await rowsKept(source))
    const originals = await originalsIn(source.storage)
    expect(Object.keys(originals)).toHaveLength(1)
    expect(await originalsIn(target.storage)).toEqual(originals)

    const mails = await target.db.selectFrom('outbox').selectAll().orderBy('id').execute()
    expect(mails).toEqual([
      { id: 1, ...outboxRow(1, 'sent') },
      { id: 2, ...outboxRow(2, 'failed', { lastError: 'x' }) },
      { id: 3, ...outboxRow(3, 'failed', { lastError: mailTexts.failures.restored }) },
    ])
    await target.close()
    const restored = await createTestApp(to, { at: there, storage: target.storage, background: true })
    closings.push(restored.close)
    const withOld = { headers: { authorization: `Bearer ${site.token}` } }
    expect((await restored.call('GET /admin/dashboard/stats', undefined, withOld)).status).toBe(401)
    expect(restored.token).toBeTruthy()
    const { imageUrl } = (await restored.call('GET /products/1')).body
    const small = await restored.app.inject({ url: imageUrl.replace('.png', '-320.webp') })
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await restored.admin('POST /services', { name: 'Yeni' })).body.id).toBe(3)
    expect((await restored.admin('POST /slides', { title: 'İlk', imageUrl })).body.id).toBe(1)
    const question = { role: 'user', content: 'Silo kablosu sıcaklığı nasıl ölçer?' }
    const { sources } = (await restored.call('POST /chat', { history: [question] })).body
    expect(sources).toMatchObject([{ title: 'Ambar silo kablosu' }])
  })
})

describe.each(dialects)('a backup on %s', (dialect) => {
  /** Backs up while something is done before every write of the file. */
  const backUpDuring = async (data: Data, act: () => Promise<unknown>) => {
    const path = join(data.folder, 'busy.tar')
    const file = await open(path, 'wx')
    const write = async (bytes: Buffer, at: number) => {
      await act()
      return file.write(bytes, at)
    }
    const taken = await takeBackup(data, { write } as unknown as FileHandle).finally(() => file.close())
    return { path, ...taken }
  }

  test('is of one moment, while rows and pictures come and go', async () => {
    const site = await createTestApp(dialect)
    closings.push(site.close)
    const data: Data = { ...site.database, storage: site.storage }
    let round = 0
    const change = async () => {
      round++
      const { payload, headers } = await formOf(['file', await picture('png', 20 + round, 20)])
      const { publicUrl } = (await site.admin('POST /files/upload-product-image', payload, { headers })).body
      await site.admin('POST /products', { name: `Ürün ${round}`, imageUrl: publicUrl })
      if (round > 1) await site.admin(`DELETE /products/${round - 1}`)
      // One of the first tables that are written, and one of the last, always together.
      await data.db.transaction().execute(async (trx) => {
        await insert(trx, 'milestones', { name: String(round), reachedAt: NOW })
        await insert(trx, 'secrets', { name: String(round), value: 'x' })
      })
    }
    await change()
    // As another process does, beside the server's.
    const reading = { ...data, ...(await connectToRead(data.url)) }
    closings.push(reading.close)
    const taken = await backUpDuring(reading, change)
    expect(round).toBeGreaterThan(10)
    expect(taken).toMatchObject({ missing: [], damaged: [] })
    expect(taken.tables).toMatchObject({ products: { rows: 1 }, milestones: { rows: 1 }, secrets: { rows: 1 } })
    const target = await empty(dialect)
    await restore(target, taken.path)
    const shown = await target.db.selectFrom('uploads').select('name').execute()
    expect(shown).toHaveLength(1)
    expect(await originalsIn(target.storage)).toHaveProperty([shown[0]!.name])
  })

  test('keeps the collector of garbage away until it has ended, and the other way round', async () => {
    const data = await empty(dialect)
    const collect = () => inTurn(data, 'alone', () => collectGarbage({ ...data, resources }))
    let refused = 0
    await backUpDuring(data, () =>
      collect().catch(({ message }: Error) => {
        expect(message).toMatch(/is under way on these data; try again/)
        refused++
      }),
    )
    expect(refused).toBeGreaterThan(3)
    await collect()
    await inTurn(data, 'alone', () => expect(backUp(data)).rejects.toThrow('is under way'))
    await inTurn(data, 'together', () => backUp(data))
  })

  test('says which pictures are gone, and which are not what they were', async () => {
    const data = await empty(dialect)
    const [gone, spoilt, unlisted, begun] = ['a', 'b', 'c', 'd'].map((letter) => `${letter.repeat(64)}.png`)
    const facts = { type: 'image/png', width: 1, height: 1, bytes: 1, placeholder: null, createdAt: NOW }
    await insert(data.db, 'uploads', ...[gone, spoilt, begun].map((name) => ({ ...facts, name })))
    const text = [gone, spoilt, unlisted].map((name) => `![](/uploads/${name})`).join()
    await insert(data.db, 'pageContent', { key: 'about', data: text, updatedAt: NOW })
    await data.storage.put(spoilt!, Buffer.from('x'))
    await data.storage.put(unlisted!, Buffer.from('y'))
    const taken = await backUp(data)
    expect(taken).toMatchObject({ uploads: 2, missing: ['a'.repeat(64)], damaged: [spoilt, unlisted] })
    const target = await empty(dialect)
    await restore(target, taken.path)
    expect(Object.keys(await originalsIn(target.storage)).sort()).toEqual([spoilt, unlisted])
  })

  /** What a later version might do to a table that has rows. */
  const later: Record<string, Draft> = {
    ...migrations,
    '9000-later': ({ integer }) => ({
      async up(db) {
        await db.schema.alterTable('secrets').addColumn('length', integer).execute()
        await sql`update secrets set length = length(value)`.execute(db)
      },
    }),
  }
  const first = Object.fromEntries(Object.entries(migrations).slice(0, 3))

  test('of an older version is brought up to date, one of a newer version refused', async () => {
    const [old, oldest, target] = [await empty(dialect), await empty(dialect, first), await empty(dialect, later)]
    await insert(old.db, 'secrets', { name: 'mühür', value: 'dört' })
    await insert(oldest.db, 'milestones', { name: 'ilk', reachedAt: NOW })
    expect(await restore(target, (await backUp(old)).path, false, later)).toMatchObject({ migrated: ['9000-later'] })
    const newer = await backUp(target, later)
    expect((await everyRow(target)).secrets).toEqual(['[["length",4],["name","mühür"],["value","dört"]]'])

    const { migrated } = await restore(target, (await backUp(oldest)).path, true, later)
    expect([migrated[0], migrated.at(-1)]).toEqual(['0004-services', '9000-later'])
    const { secrets, milestones } = await everyRow(target)
    expect([secrets, milestones]).toEqual([[], [`[["name","ilk"],["reachedAt","${NOW}"]]`]])
    // Nothing is left to do, and the tables are what the migrations make.
    expect(await migrate(target, later)).toEqual([])
    await expect(restore(old, newer.path)).rejects.toThrow(/newer version of this software \(9000-later\)/)
    await expect(backUp(target)).rejects.toThrow(/newer version of this software \(9000-later\)/)
  })

  test('replaces content only when that is wanted, and then all of it', async () => {
    const [source, site] = [await empty(dialect), await createTestApp(dialect)]
    closings.push(site.close)
    await insert(source.db, 'secrets', { name: 'mühür', value: 'x' })
    const { path } = await backUp(source)
    const target: Data = { ...site.database, storage: site.storage }
    await site.admin('POST /products', { name: 'Eski' })
    const before = await everyRow(target)
    await expect(restore(target, path)).rejects.toThrow(/content already \(administrators 1, products 1\)\. .*--force/)
    expect(await everyRow(target)).toEqual(before)
    await restore(target, path, true)
    expect(await rowsKept(target)).toEqual(await rowsKept(source))
    expect((await everyRow(target)).sessions).toEqual([])
    expect(await site.signIn()).toBeUndefined()
  })

  test('is not put in the place of data that a server stands on', async () => {
    const source = await empty(dialect)
    const { path } = await backUp(source)
    const site = await createTestApp(dialect, { background: true })
    closings.push(site.close)
    const restoring = openData(site.database).then((data) => restore(data, path, true).finally(data.close))
    await expect(restoring).rejects.toThrow(/^(DATA_DIR: another process|DATABASE_URL: a server is running).*stop/)
    expect(await site.signIn()).toBeTruthy()
  })

  test('that cannot be put in whole changes nothing', async () => {
    const loose: Draft = ({ text, ordered }) => ({
      up: (db) =>
        db.schema
          .createTable('secrets')
          .addColumn('name', ordered, (c) => c.primaryKey())
          .addColumn('value', text)
          .execute(),
    })
    const [source, target] = [await empty(dialect, { '0021-secrets': loose }), await empty(dialect)]
    await insert(source.db, 'secrets', { name: 'a', value: 'x' }, { name: 'b', value: null })
    await insert(target.db, 'secrets', { name: 'duran', value: 'x' })
    const { path } = await backUp(source, { '0021-secrets': loose })
    const strict = { '0021-secrets': migrations['0021-secrets']! }
    const before = await everyRow(target)
    await expect(restore(target, path, true, strict)).rejects.toThrow(/not.null/i)
    expect(await everyRow(target)).toEqual(before)
  })
})
