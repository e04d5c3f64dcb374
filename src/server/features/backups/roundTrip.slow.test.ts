import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  backUp,
  createTestData,
  insert,
  openData,
  originalsIn,
  putUpload,
  restore,
  storedRows,
} from '../../../../tests/helpers/backups.ts'
import { formOf, picture } from '../../../../tests/helpers/images.ts'
import { S3_KEYS, type S3Server, startS3Server } from '../../../../tests/helpers/s3Server.ts'
import { isSlow } from '../../../../tests/helpers/slowTests.ts'
import { createTestApp, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { openStorage } from '../../platform/storage/openStorage.ts'
import type { Storage } from '../../platform/storage/storage.ts'

const NOW = '2026-05-01T09:00:00.000Z'
/** Difficult text: Turkish letters, quotes, line ends inside and outside JSON, characters beyond the BMP. */
const HARD = 'Iğdır’ın "çöğür"ü \\ \r\n\t\u2028 😀 \u0001 </script>'

const { empty, newPlace, onClose, close } = createTestData()
afterEach(close)

const outboxRow = (messageId: number, status: string, more: object = {}) => ({
  messageId,
  recipient: 'ayse@filiz.example',
  status,
  attempts: 1,
  lastError: null,
  nextAttemptAt: null,
  leasedUntil: null,
  createdAt: NOW,
  letter: null,
  ...more,
})

/** Fills a site with every type of data, through its API if possible. */
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
  // More rows than one page, and more bytes than one chunk.
  await insert(
    db,
    'milestones',
    ...Array.from({ length: 250 }, (_, i) => ({ name: `${i}`, reachedAt: 'ş'.repeat(9000) })),
  )
  // Another account: an app's secret, unused recovery codes, and a passkey with the largest possible counter.
  const administratorId = 2
  await insert(db, 'administrators', { email: 'ayse@b.example', passwordHash: 'x', createdAt: NOW, updatedAt: NOW })
  const app = { secret: 'JBSWY3DP', lastStep: 59_000_000, nextSecret: 'GEZDGNBV', nextUntil: NOW }
  await insert(db, 'totps', { administratorId, ...app })
  await insert(db, 'recoveryCodes', { administratorId, codeHash: 'a1' }, { administratorId, codeHash: 'b2' })
  const key = { credentialId: 'Zm8', publicKey: 'YmFy', counter: 2 ** 32 - 1, transports: '["usb"]', name: HARD }
  await insert(db, 'passkeys', { administratorId, ...key, createdAt: NOW, lastUsedAt: null })
  await insert(db, 'aiUsage', { day: '2026-05-01', requests: 7 })
}
const redirect = (resource: string, slug: string) => ({ resource, slug, recordId: 1 })

describe('round trip of an archive', () => {
  let s3: S3Server
  beforeAll(async () => {
    s3 = await startS3Server()
  })
  afterAll(() => s3.close())

  const storeOf: Record<string, (data: { folder: string }) => Promise<Storage>> = {
    folder: ({ folder }) => openStorage(readSettings({ DATA_DIR: folder })),
    S3: ({ folder }) =>
      openStorage(
        readSettings({
          STORAGE_URL: s3.url.replace('resimler', folder.replace(/\W/g, '-')),
          AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
          AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
        }),
      ),
  }

  test.each([
    ...(isSlow ? ([['sqlite', 'folder', 'sqlite', 'folder']] as const) : []),
    ['sqlite', 'folder', 'postgres', 'S3'],
    ['postgres', 'S3', 'sqlite', 'folder'],
  ] as const)('from %s and a %s to %s and a %s, with every byte the same', async (from, fromStore, to, toStore) => {
    const [here, there] = [await newPlace(from), await newPlace(to)]
    const site = await createTestApp(from, { at: here, storage: await storeOf[fromStore]!(here), background: true })
    await live(site)
    await expect.poll(() => site.database.db.selectFrom('searchDocuments').select('id').execute()).not.toEqual([])
    await site.close()
    const source = await openData(here, { storeAt: storeOf[fromStore] })
    onClose(source.close)
    const taken = await backUp(source)
    expect(taken).toMatchObject({
      uploads: 1,
      missing: [],
      damaged: [],
      tables: { services: { rows: 1, lastId: 2 } },
    })
    expect(Object.keys(taken.tables).filter((name) => /session|passage|search_|kysely|sqlite/.test(name))).toEqual([])

    const target = await openData(there, { storeAt: storeOf[toStore] })
    expect(await restore(target, taken.path)).toEqual({ migrated: [], mails: 1, uploads: 1, leftOut: [] })
    expect(await storedRows(target)).toEqual(await storedRows(source))
    const originals = await originalsIn(source.storage)
    expect(Object.keys(originals)).toHaveLength(1)
    expect(await originalsIn(target.storage)).toEqual(originals)

    const mails = await target.db.selectFrom('outbox').selectAll().orderBy('id').execute()
    expect(mails).toEqual([
      { id: 1, repliedMessageId: null, ...outboxRow(1, 'sent') },
      { id: 2, repliedMessageId: null, ...outboxRow(2, 'failed', { lastError: 'x' }) },
      { id: 3, repliedMessageId: null, ...outboxRow(3, 'failed', { lastError: mailTexts.failures.restored }) },
    ])
    await target.close()
    const restored = await createTestApp(to, { at: there, storage: target.storage, background: true })
    onClose(restored.close)
    const withOld = { headers: { authorization: `Bearer ${site.token}` } }
    expect((await restored.call('GET /admin/dashboard/stats', undefined, withOld)).status).toBe(401)
    expect(restored.token).toBeTruthy()
    const { imageUrl } = (await restored.call('GET /products/1')).body
    const small = await restored.app.inject({ url: imageUrl.replace('.png', '-320.webp') })
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await restored.admin('POST /admin/bin/services/2/restore')).body).toMatchObject({ id: 2, name: 'Hasat' })
    expect((await restored.admin('GET /admin/history/services/2')).body).toMatchObject([{ version: 1 }])
    expect((await restored.admin('POST /services', { name: 'Yeni' })).body.id).toBe(3)
    expect((await restored.admin('POST /slides', { title: 'İlk', imageUrl })).body.id).toBe(1)
    const question = { role: 'user', content: 'Silo kablosu sıcaklığı nasıl ölçer?' }
    const { sources } = (await restored.call('POST /chat', { history: [question] })).body
    expect(sources).toMatchObject([{ title: 'Ambar silo kablosu' }])
  })

  test('no archive is made while the storage of uploads is unreachable', async () => {
    const source = await empty('sqlite')
    const storage = await storeOf.S3!(source)
    const name = await putUpload(storage, Buffer.from('x'))
    await insert(source.db, 'uploads', { name, type: 'image/png', width: 1, height: 1, bytes: 1, createdAt: NOW })
    s3.setDown(true)
    await expect(backUp({ ...source, storage })).rejects.toThrow(
      'The folder of uploads cannot be read (the store answered 503 SlowDown); fix that, and try again.',
    )
    s3.setDown(false)
    expect(await backUp({ ...source, storage })).toMatchObject({ uploads: 1 })
  })
})
