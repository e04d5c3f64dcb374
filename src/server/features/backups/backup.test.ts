import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  backUp,
  createTestData,
  type Data,
  everyRow,
  insert,
  originalsIn,
  putUpload,
  restore,
  storedRows,
  withSecrets,
} from '../../../../tests/helpers/backups.ts'
import { formOf, picture } from '../../../../tests/helpers/images.ts'
import { createTestApp, databases } from '../../../../tests/helpers/testApp.ts'
import { resources } from '../../../contract/resources/index.ts'
import { storesOf } from '../../api/stores.ts'
import { OperatorError } from '../../platform/config/operatorError.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { createSigner } from '../../platform/crypto/tokens.ts'
import { connectToRead } from '../../platform/db/connect.ts'
import { withDataLock } from '../../platform/db/locks.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { migrations } from '../../platform/db/migrations/index.ts'
import type { Migration } from '../../platform/db/migrations/migration.ts'
import { createChanges } from '../../platform/db/transaction.ts'
import { readMailSettings, writeMailSettings } from '../../platform/mail/mailSettings.ts'
import { collectGarbage } from '../media/collectGarbage.ts'
import { storeFile } from '../media/uploads.ts'
import { writeArchive } from './writeArchive.ts'

const NOW = '2026-05-01T09:00:00.000Z'

/** A migration of one table whose second column may be required. */
const milestones = (isRequired: boolean): Migration => ({
  up: (db, { text, ordered }) =>
    db.schema
      .createTable('milestones')
      .addColumn('name', ordered, (column) => column.primaryKey())
      .addColumn('reachedAt', text, (column) => (isRequired ? column.notNull() : column))
      .execute(),
})

const { empty, onClose, close } = createTestData()
afterEach(close)

describe.each(databases('postgres'))('archive on %s', (dialect) => {
  /** Makes a backup, and runs `act` before every chunk of the file. */
  const backUpDuring = async (data: Data, act: () => Promise<unknown>) => {
    const path = join(data.folder, 'busy.tar')
    async function* acting(content: AsyncIterable<Uint8Array>) {
      for await (const chunk of content) {
        await act()
        yield chunk
      }
    }
    return { path, ...(await writeArchive(data, (content) => writeFile(path, acting(content)))) }
  }

  test('contains rows and uploads of a single moment despite concurrent changes', async () => {
    const site = await createTestApp(dialect)
    onClose(site.close)
    const data: Data = { ...site.database, storage: site.storage }
    let round = 0
    const change = async () => {
      round++
      const { payload, headers } = await formOf(['file', await picture('png', 20 + round, 20)])
      const { publicUrl } = (await site.admin('POST /files/upload-product-image', payload, { headers })).body
      await site.admin('POST /products', { name: `Ürün ${round}`, imageUrl: publicUrl })
      if (round > 1) await site.admin(`DELETE /products/${round - 1}`)
      // Changes one of the first and one of the last tables in the archive together.
      await data.db.transaction().execute(async (trx) => {
        await insert(trx, 'milestones', { name: String(round), reachedAt: NOW })
        await insert(trx, 'aiUsage', { day: String(round), requests: 1 })
      })
    }
    await change()
    // Reads over a separate connection, like another process beside the server.
    const reading = { ...data, ...(await connectToRead(data.url)) }
    onClose(reading.close)
    const taken = await backUpDuring(reading, change)
    expect(round).toBeGreaterThan(10)
    expect(taken).toMatchObject({ missing: [], damaged: [] })
    expect(taken.tables).toMatchObject({ products: { rows: 1 }, milestones: { rows: 1 }, ai_usage: { rows: 1 } })
    const target = await empty(dialect)
    await restore(target, taken.path)
    const shown = await target.db.selectFrom('uploads').select('name').execute()
    expect(shown).toHaveLength(1)
    expect(await originalsIn(target.storage)).toHaveProperty([shown[0]!.name])
  })

  test('excludes gc-uploads while it is written, and the reverse', async () => {
    const data = await empty(dialect)
    const stores = storesOf(readSettings({}), resources)
    const collect = () =>
      withDataLock(data, 'exclusive', () => collectGarbage({ ...data, resources, changes: createChanges(), stores }))
    let refused = 0
    await backUpDuring(data, () =>
      collect().catch(({ message }: Error) => {
        expect(message).toMatch(/is under way on these data; try again/)
        refused++
      }),
    )
    expect(refused).toBeGreaterThan(3)
    await collect()
    await withDataLock(data, 'exclusive', () => expect(backUp(data)).rejects.toThrow('is under way'))
    await withDataLock(data, 'shared', () => backUp(data))
  })

  test('omits missing and damaged uploads, and reports them', async () => {
    const data = await empty(dialect)
    const [gone, spoilt, unlisted] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(64)}.png`)
    const facts = { type: 'image/png', width: 1, height: 1, bytes: 1, placeholder: null, createdAt: NOW }
    await insert(data.db, 'uploads', ...[gone, spoilt].map((name) => ({ ...facts, name })))
    await data.storage.put(spoilt!, Buffer.from('x'))
    await data.storage.put(unlisted!, Buffer.from('y'))
    await data.storage.put('notlar.txt', Buffer.from('n'))
    await data.storage.put(`${'d'.repeat(64)}-320.webp`, Buffer.from('a rendition'))
    // One in the library, and one referenced only by a trash entry.
    const good = [await putUpload(data.storage, Buffer.from('z')), await putUpload(data.storage, Buffer.from('w'))]
    await insert(data.db, 'uploads', { ...facts, name: good[0] })
    const { path, damaged, ...taken } = await backUp(data)
    // Damaged files are omitted: a restore would refuse the backup.
    expect([taken, damaged.sort()]).toMatchObject([{ uploads: 2, missing: [gone] }, [spoilt, unlisted]])
    const target = await empty(dialect)
    await restore(target, path)
    expect(Object.keys(await originalsIn(target.storage)).sort()).toEqual(good.sort())
  })

  test('restore: skips an unsafe SVG, and does not overwrite an existing one', async () => {
    const [data, target] = [await empty(dialect), await empty(dialect)]
    const drawing = (more: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${more}<path d="M0 0h9v9z"/></svg>`)
    const clean = await storeFile(data, drawing(''), { takesSvg: true })
    const hostile = await putUpload(data.storage, drawing('<script>alert(1)</script>'), 'svg')
    const there = await putUpload(data.storage, drawing('<g onclick="alert(1)"/>'), 'svg')
    await putUpload(target.storage, drawing('<g onclick="alert(1)"/>'), 'svg')
    const text = [hostile, there].map((name) => `![](/uploads/${name})`).join()
    await insert(data.db, 'pageContent', { key: 'about', data: text, updatedAt: NOW })
    const { path, uploads } = await backUp(data)
    expect(uploads).toBe(3)
    expect(await restore(target, path)).toMatchObject({ leftOut: [hostile] })
    expect(Object.keys(await originalsIn(target.storage)).sort()).toEqual([clean.name, there].sort())
  })

  test('includes no signing keys, and restore ignores those of an older one', async () => {
    const [data, target] = [await empty(dialect), await empty(dialect)]
    const before = await createSigner(data.db, 'devices').sign('cihaz')
    const { path, tables } = await backUp(data)
    const { value } = await data.db.selectFrom('secrets').selectAll().executeTakeFirstOrThrow()
    expect(tables).not.toHaveProperty('secrets')
    expect((await readFile(path)).includes(value)).toBe(false)
    const known = createSigner(target.db, 'devices')
    const signed = await known.sign('cihaz')
    await restore(target, await withSecrets(path, [{ name: 'devices', value }]))
    expect(await target.db.selectFrom('secrets').selectAll().execute()).toEqual([])
    expect([await known.isOwn('cihaz', before), await known.isOwn('cihaz', signed)]).toEqual([false, false])
  })

  test('includes no mail server, and restore keeps the one in force', async () => {
    const data = await empty(dialect)
    const server = { host: 'h', port: 25, user: 'a', password: 'gizli', from: 'a@example.com', isSecure: false }
    await writeMailSettings(data.db, server)
    const { path, tables } = await backUp(data)
    expect(tables).not.toHaveProperty('mail_settings')
    await restore(data, path)
    expect(await readMailSettings(data.db)).toEqual(server)
    const target = await empty(dialect)
    await restore(target, path)
    expect(await readMailSettings(target.db)).toBeUndefined()
  })

  /** Possible changes of later versions to a table with rows. */
  const later: Record<string, Migration> = {
    ...migrations,
    '9000-later': {
      async up(db, { integer }) {
        await db.schema.alterTable('milestones').addColumn('length', integer).execute()
        await sql`update milestones set length = length(reached_at)`.execute(db)
      },
    },
  }
  const first = Object.fromEntries(Object.entries(migrations).slice(0, 1))

  test('of an older schema version is migrated, one of a newer version refused', async () => {
    const [old, oldest, target] = [await empty(dialect), await empty(dialect, first), await empty(dialect, later)]
    await insert(old.db, 'milestones', { name: 'mühür', reachedAt: 'dört' })
    await insert(oldest.db, 'milestones', { name: 'ilk', reachedAt: NOW })
    expect(await restore(target, (await backUp(old)).path, later)).toMatchObject({ migrated: ['9000-later'] })
    const newer = await backUp(target, later)
    expect((await everyRow(target)).milestones).toEqual(['[["length",4],["name","mühür"],["reachedAt","dört"]]'])

    const { migrated } = await restore(target, (await backUp(oldest)).path, later)
    expect(migrated).toEqual([...Object.keys(migrations).slice(Object.keys(first).length), '9000-later'])
    const { products, milestones } = await everyRow(target)
    expect([products, milestones]).toEqual([[], [`[["length",${NOW.length}],["name","ilk"],["reachedAt","${NOW}"]]`]])
    // No migration is left to run, and the tables equal those of the migrations.
    expect(await migrate(target, later)).toEqual([])
    await expect(restore(old, newer.path)).rejects.toThrow(/newer version \(9000-later\)/)
    await expect(backUp(target)).rejects.toThrow(/newer version \(9000-later\)/)
  })

  test('restore replaces all content after the backup of the present one', async () => {
    const [source, site] = [await empty(dialect), await createTestApp(dialect)]
    onClose(site.close)
    await insert(source.db, 'milestones', { name: 'mühür', reachedAt: 'x' })
    const { path } = await backUp(source)
    const target: Data = { ...site.database, storage: site.storage }
    await site.admin('POST /products', { name: 'Eski' })
    const before = await everyRow(target)
    const full = () => Promise.reject(new OperatorError('There is no room.'))
    await expect(restore(target, path, undefined, full)).rejects.toThrow('There is no room.')
    expect(await everyRow(target)).toEqual(before)
    await restore(target, path, undefined, async (db) => expect(await everyRow({ db })).toEqual(before))
    expect(await storedRows(target)).toEqual(await storedRows(source))
    expect((await everyRow(target)).sessions).toEqual([])
    expect(await site.signIn()).toBeUndefined()
    const keep = vi.fn()
    await restore(await empty(dialect), path, undefined, keep)
    expect(keep).not.toHaveBeenCalled()
  })

  test('restore changes nothing when the database rejects a row', async () => {
    const [loose, strict] = [{ '9000-milestones': milestones(false) }, { '9000-milestones': milestones(true) }]
    const [source, target] = [await empty(dialect, loose), await empty(dialect, strict)]
    await insert(source.db, 'milestones', { name: 'a', reachedAt: 'x' }, { name: 'b', reachedAt: null })
    await insert(target.db, 'milestones', { name: 'duran', reachedAt: 'x' })
    const { path } = await backUp(source, loose)
    const before = await everyRow(target)
    await expect(restore(target, path, strict)).rejects.toThrow(
      /^The database refused the restore \(.*not.null.*\); the data are unchanged\.$/i,
    )
    expect(await everyRow(target)).toEqual(before)
  })
})
