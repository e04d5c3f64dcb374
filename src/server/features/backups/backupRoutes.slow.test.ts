import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { backupsOf, everyRow, insert, putBack, putUpload, rowsIn } from '../../../../tests/helpers/backups.ts'
import { picture } from '../../../../tests/helpers/images.ts'
import { startMailServer } from '../../../../tests/helpers/mailServer.ts'
import { pagesOfProducts } from '../../../../tests/helpers/productPages.ts'
import { S3_KEYS, startS3Server } from '../../../../tests/helpers/s3Server.ts'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { isSlow } from '../../../../tests/helpers/slowTests.ts'
import { createTestApp, databases, type dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { tryWithLock } from '../../platform/db/locks.ts'
import { addAdministrator } from '../auth/administrators.ts'
import { storeFile } from '../media/uploads.ts'
import { parseBackupName } from './backupFiles.ts'
import { makeBackup } from './makeBackup.ts'

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})

async function place(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'yedek-'))
  closings.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

type Options = Parameters<typeof createTestApp>[1]

/** A server with its jobs that backs up to a folder. */
async function open(dialect: (typeof dialects)[number], { settings = {}, ...more }: Options = {}): Promise<TestApp> {
  const given = { DATA_DIR: await place(), BACKUP_URL: await place(), ...settings }
  const site = await createTestApp(dialect, { background: true, ...more, settings: given })
  closings.push(site.close)
  return site
}

const listOf = async (site: TestApp) =>
  (await site.admin('GET /admin/backups')).body as {
    name: string
    at: string
    bytes: number
    verifiedAt: string | null
  }[]

/** Waits for the backup that a server makes at startup. */
async function firstOf(site: TestApp) {
  await expect.poll(async () => (await listOf(site))[0]?.verifiedAt).toBeTruthy()
  return (await listOf(site))[0]!
}

const MESSAGE = {
  name: 'Ayşe',
  email: 'ayse@example.com',
  subject: 'Sonda',
  message: 'Fiyat almak istiyorum.',
}

describe.each(databases('postgres'))('backup routes on %s', (dialect) => {
  test('list, make and download, for signed-in administrators only', async () => {
    const site = await open(dialect)
    const first = await firstOf(site)
    expect(await listOf(site)).toEqual([
      {
        name: expect.stringMatching(/^backup-\S+\.tar$/),
        at: expect.any(String),
        bytes: expect.any(Number),
        verifiedAt: expect.any(String),
        isRestorable: true,
      },
    ])
    const asked = await site.admin('POST /admin/backups')
    expect([asked.status, asked.body]).toEqual([202, { message: backupTexts.asked }])
    await expect.poll(async () => (await listOf(site))[0]!.name).not.toBe(first.name)
    const second = await firstOf(site)
    // The newest backup of a day replaces the others.
    await expect.poll(async () => listOf(site)).toEqual([second])
    const file = await readFile(join(site.settings.BACKUP_URL!, second.name))
    expect(second.bytes).toBe(file.length)
    const answer = await site.app.inject({
      url: `/api/admin/backups/${second.name}`,
      headers: { authorization: `Bearer ${site.token}` },
    })
    expect(answer.rawPayload.equals(file)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-disposition': `attachment; filename="${second.name}"`,
      'content-length': String(file.length),
      'cache-control': 'private, no-store',
    })
    const exported = async () => (await site.admin('GET /admin/activity?filter={"action":"export"}')).body
    expect(await exported()).toMatchObject([{ resource: 'backups', recordId: second.name }])
    const head = await site.admin(`HEAD /admin/backups/${second.name}`)
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', String(file.length)])
    expect(await exported()).toHaveLength(1)
    const state = await site.admin('GET /admin/backups/state')
    expect(state.body).toMatchObject({
      configured: true,
      encrypted: false,
      lastAt: second.at,
      lastFailure: null,
      isAsked: false,
    })
    for (const line of [
      'GET /admin/backups',
      'POST /admin/backups',
      `GET /admin/backups/${second.name}`,
      'GET /admin/backups/state',
    ])
      expect((await site.call(line)).status, line).toBe(401)
  })

  test('download and restore accept names of backups only', async () => {
    const site = await open(dialect)
    const { name } = await firstOf(site)
    await writeFile(join(site.settings.BACKUP_URL!, 'gizli.txt'), 'x')
    const others = [
      'gizli.txt',
      '..%2F..%2Fetc%2Fpasswd',
      '..%2fgizli.txt',
      `${name}.sha256`,
      `.%2F${name}`,
      '%00',
      name.replace('backup-2', 'backup-1'),
    ]
    for (const other of others) expect((await site.admin(`GET /admin/backups/${other}`)).status, other).toBe(404)
    for (const other of others) expect((await putBack(site, other)).status, other).toBe(404)
  })

  test('download closes the file if it cannot be audited', async () => {
    const site = await open(dialect, { background: false })
    const { backupStorage } = backupsOf(site)
    const name = 'backup-2026-05-01T03-00-00-000Z.tar'
    await backupStorage.put(name, Buffer.from('x'))
    const opened = vi.spyOn(backupStorage, 'open')
    await site.database.db.schema.alterTable('activity').renameTo('elsewhere').execute()
    expect((await site.admin(`GET /admin/backups/${name}`)).status).toBe(500)
    expect((await opened.mock.results[0]!.value).stream.destroyed).toBe(true)
  })

  test('without BACKUP_URL: an empty list, and 503 for a request', async () => {
    const site = await open(dialect, { settings: { BACKUP_URL: '' } })
    expect(await listOf(site)).toEqual([])
    const { status, body } = await site.admin('POST /admin/backups')
    expect([status, body.message]).toEqual([503, backupTexts.notConfigured])
    expect((await site.admin('GET /admin/backups/state')).body.configured).toBe(false)
    expect((await site.admin('GET /admin/backups/backup-2026-11-23T03-00-00-000Z.tar')).status).toBe(404)
  })

  test('download of this moment works without BACKUP_URL, encrypted on request', async () => {
    const settings = { BACKUP_URL: '', SMTP_URL: 'smtp://127.0.0.1:9' }
    const site = await open(dialect, { background: false, settings })
    await site.admin('POST /products', { name: 'Sulama' })
    const download = async (body?: object, more: object = {}) => {
      const answer = await site.app.inject({
        method: 'POST',
        url: '/api/admin/backups/download',
        headers: { authorization: `Bearer ${site.token}` },
        ...(body && { payload: body }),
        ...more,
      })
      const [, name = ''] =
        /^attachment; filename="(backup-\d{4}-[\w-]+\.tar(?:\.age)?)"$/.exec(
          String(answer.headers['content-disposition']),
        ) ?? []
      const path = join(site.database.folder, name || 'none')
      await writeFile(path, answer.rawPayload)
      return { answer, name, path }
    }
    const productsIn = async (path: string, passphrase?: string) => (await rowsIn(path, passphrase))('products')
    const plain = await download()
    expect([plain.answer.statusCode, plain.name.endsWith('.tar')]).toEqual([200, true])
    expect(await productsIn(plain.path)).toContain('Sulama')
    const locked = await download({ passphrase: 'dört kelime bir parola' })
    expect(locked.name).toMatch(/\.age$/)
    expect(await productsIn(locked.path, 'dört kelime bir parola')).toContain('Sulama')
    site.services.backups.passphrase = 'ayardaki'
    expect(await productsIn((await download()).path, 'ayardaki')).toContain('Sulama')
    expect((await download({ passphrase: '' })).answer.statusCode).toBe(400)
    const exported = (await site.admin('GET /admin/activity?filter={"action":"export"}')).body
    expect(exported.map((each: { recordId: string }) => each.recordId)).toContain(locked.name)
    expect(exported).toHaveLength(3)
    const mails = await site.database.db.selectFrom('outbox').select(['recipient', 'letter']).execute()
    expect(mails).toContainEqual({ recipient: ADMIN.email, letter: expect.stringContaining(locked.name) })
    expect((await site.call('POST /admin/backups/download')).status).toBe(401)
    await site.database.db.updateTable('sessions').set({ authenticatedAt: null }).execute()
    expect((await site.admin('POST /admin/backups/download')).body).toMatchObject({ code: 'reauthenticate' })
  })

  test('downloads of this moment: one at a time, cancelled with the connection', async () => {
    const site = await open(dialect, { background: false, settings: { BACKUP_URL: '' } })
    for (let i = 0; i < 20; i++) await putUpload(site.storage, randomBytes(1_000_000))
    const names: string[] = []
    for await (const { name } of site.storage.list()) names.push(name)
    await insert(site.database.db, 'pageContent', {
      key: 'about',
      data: names.map((name) => `![](/uploads/${name})`).join(),
      updatedAt: '2026-05-01T09:00:00.000Z',
    })
    await site.app.listen({ port: 0 })
    const { port } = site.app.server.address() as AddressInfo
    const before = await readdir(site.settings.DATA_DIR)
    const ask = (signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}/api/admin/backups/download`, {
        method: 'POST',
        headers: { authorization: `Bearer ${site.token}` },
        signal,
      })
    const stop = new AbortController()
    const first = await ask(stop.signal)
    await first.body!.getReader().read()
    const second = await ask()
    expect([second.status, await second.json()]).toMatchObject([409, { message: backupTexts.streaming }])
    // The lock prevents restores and garbage collection during the backup.
    const isFree = () => tryWithLock(site.database, 'data', 'exclusive', async () => true)
    expect(await isFree()).toBeUndefined()
    stop.abort()
    await expect.poll(isFree).toEqual({ value: true })
    expect(await readdir(site.settings.DATA_DIR)).toEqual(before)
    const third = await ask()
    expect(Buffer.from(await third.arrayBuffer()).length).toBeGreaterThan(20_000_000)
    const held = await tryWithLock(site.database, 'data', 'exclusive', ask)
    expect([held!.value.status, await held!.value.json()]).toMatchObject([409, { message: backupTexts.busy }])
  })

  test('a failed backup is mailed to every administrator, once', async () => {
    const mails = await startMailServer()
    closings.push(mails.close)
    const site = await open(dialect, { settings: { SMTP_URL: mails.url } })
    await firstOf(site)
    await addAdministrator(site.database.db, 'ayse@filiz.example', 'uzun bir parola')
    const folder = site.settings.BACKUP_URL!
    await rename(folder, `${folder}-`)
    closings.push(() => rm(`${folder}-`, { recursive: true }))
    await writeFile(folder, '')
    const failureAfter = async (last: string | undefined) => {
      await site.admin('POST /admin/backups')
      const failure = async () => (await site.admin('GET /admin/backups/state')).body.lastFailure?.at
      await expect.poll(failure).not.toBe(last)
      return failure()
    }
    const once = await failureAfter(undefined)
    await failureAfter(once)
    await expect.poll(() => mails.received.length).toBe(2)
    expect(mails.received.flatMap(({ recipients }) => recipients).sort()).toEqual(
      [ADMIN.email, 'ayse@filiz.example'].sort(),
    )
    const [{ subject, text }] = mails.received as [(typeof mails.received)[number]]
    expect(subject).toBe('Yedek alınamadı: Filiz Tarım Teknolojileri')
    const { intro } = backupTexts.emails.failed
    for (const part of [
      intro('Filiz Tarım Teknolojileri'),
      backupTexts.failures.missing,
      'Son sağlam yedek: ',
      '/admin/settings/backups',
    ])
      expect(text).toContain(part)
    expect((await site.admin('GET /admin/backups')).status).toBe(503)
  })

  test('restore needs a recent sign-in, keeps the audit log, and can be undone', async () => {
    const site = await open(dialect)
    await site.admin('POST /products', { name: 'Eski' })
    await firstOf(site)
    const asked = Date.now()
    await site.admin('POST /admin/backups')
    await expect.poll(async () => Date.parse((await listOf(site))[0]!.at)).toBeGreaterThanOrEqual(asked)
    const { name } = await firstOf(site)
    await site.admin('PUT /products/1', { name: 'Yeni' })
    await site.admin('POST /products', { name: 'Sonra' })
    const path = `POST /admin/backups/${name}/restore`
    expect((await site.call(path, { currentPassword: ADMIN.password })).status).toBe(401)
    // A token alone cannot restore; after a recent sign-in the formerly required password is ignored.
    const sessions = () => site.database.db.updateTable('sessions')
    await sessions().set({ authenticatedAt: null }).execute()
    expect((await site.admin(path, { currentPassword: ADMIN.password })).body).toMatchObject({ code: 'reauthenticate' })
    await site.admin('POST /accounts/reauthenticate', { currentPassword: ADMIN.password })
    expect((await site.admin('GET /products')).body).toHaveLength(2)

    const restored = await putBack(site, name)
    expect([restored.status, restored.body.message]).toEqual([
      200,
      expect.stringMatching(/^Yedek geri yüklendi\. Önceki içerik backup-\S+-before-restore\.tar adıyla/),
    ])
    expect((await site.admin('GET /products')).status).toBe(200)
    expect((await site.call('GET /products')).body).toMatchObject([{ id: 1, name: 'Eski' }])
    expect((await site.admin('GET /admin/backups')).status).toBe(401)
    // The server continues: it writes, makes backups and searches the new index.
    const token = await site.signIn()
    const signedIn = { headers: { authorization: `Bearer ${token}` } }
    // The audit log keeps the entries since the backup.
    const done = (await site.call('GET /admin/activity', undefined, signedIn)).body as {
      action: string
      resource: string
    }[]
    // The audit entry of a backup follows shortly after the backup is visible, so its position varies.
    const lines = done
      .map(({ action, resource }) => `${action} ${resource}`)
      .filter((line) => line !== 'backup backups')
    expect(lines.filter((line) => !line.endsWith(' null'))).toEqual([
      'restore backups',
      'create products',
      'update products',
      'create products',
    ])
    expect((await site.call('POST /products', { name: 'Bundan sonra' }, signedIn)).body).toMatchObject({ id: 2 })
    const kept = (await site.call('GET /admin/backups', undefined, signedIn)).body as { name: string }[]
    expect(kept.map((each) => each.name.includes('before-restore'))).toEqual([true, false])
    // The restore is undone.
    const back = await site.call(
      `POST /admin/backups/${kept[0]!.name}/restore`,
      { currentPassword: ADMIN.password },
      signedIn,
    )
    expect(back.status).toBe(200)
    expect((await site.call('GET /products')).body.map((each: { name: string }) => each.name)).toEqual([
      'Sonra',
      'Yeni',
    ])
  })

  test('restore: erased personal data return, and the audit log says that they were erased', async () => {
    const { site } = await changed()
    const of = `/admin/personal-data?of=${MESSAGE.email}`
    const found = async () => (await site.admin(`GET ${of}`)).body.messages.length
    expect(await found()).toBe(1)
    const later = await makeBackup(backupsOf(site), { at: new Date() })
    await site.admin(`DELETE ${of}`)
    expect(await found()).toBe(0)
    await site.admin(`POST /admin/backups/${later}/restore`, { currentPassword: ADMIN.password })
    const headers = { authorization: `Bearer ${await site.signIn()}` }
    const read = async (line: string) => (await site.call(line, undefined, { headers })).body
    expect((await read(`GET ${of}`)).messages).toHaveLength(1)
    expect(await read('GET /admin/activity?filter={"action":"erase"}')).toMatchObject([{ by: ADMIN.email }])
  })

  test.runIf(isSlow)('restore of another site’s backup keeps the audit log since, whatever its ids', async () => {
    const other = await open(dialect, { background: false })
    for (let i = 0; i < 20; i++) await other.admin('POST /products', { name: `Öteki ${i}` })
    const name = await makeBackup(backupsOf(other), { at: new Date() })
    const { site } = await changed()
    await copyFile(join(other.settings.BACKUP_URL!, name), join(site.settings.BACKUP_URL!, name))
    await site.admin('POST /products', { name: 'Sonra' })
    const since = async () => {
      const rows = site.database.db.selectFrom('activity').select(['doneBy', 'action', 'resource', 'recordId'])
      return rows.where('at', '>', parseBackupName(name)!.at.toISOString()).orderBy('id').execute()
    }
    const before = await since()
    expect((await site.admin(`POST /admin/backups/${name}/restore`, { currentPassword: ADMIN.password })).status).toBe(
      200,
    )
    const restore = { doneBy: ADMIN.email, action: 'restore', resource: 'backups', recordId: name }
    expect(await since()).toEqual([...before, restore])
    const all = site.database.db.selectFrom('activity').select('id').where('action', '=', 'create')
    expect(await all.where('resource', '=', 'products').execute()).toHaveLength(
      20 + before.filter(({ action }) => action === 'create').length,
    )
  })

  test('restore: API calls and pages get 503 and Retry-After while it runs, and nothing saved before is lost', async () => {
    const source = pagesOfProducts()
    // Without jobs: the first backup of the day might precede the product.
    const site = await open(dialect, { source, background: false })
    await site.admin('POST /products', { name: 'Eski' })
    const name = await makeBackup(backupsOf(site), { at: new Date() })
    await site.call('POST /contact/send-message', MESSAGE)
    const { slug } = (await site.admin('POST /products', { name: 'Sonra' })).body
    const store = backupsOf(site).backupStorage
    const { put } = store
    const during: unknown[] = []
    store.put = async (name, content) => {
      await put(name, content)
      if (!name.endsWith('.sha256')) return
      for (const line of ['POST /contact/send-message', 'GET /products', 'GET /ready', 'GET /health']) {
        const { status, headers, body } = await site.call(line, line.startsWith('POST') ? MESSAGE : undefined)
        during.push([status, headers['retry-after'], body.message])
      }
      const page = await site.app.inject({ url: `/urunler/${slug}` })
      during.push([page.statusCode, page.headers['retry-after'], page.headers['content-type']])
    }
    const restored = await putBack(site, name)
    const refused = [503, '5', problems.maintenance]
    expect(during).toEqual([
      refused,
      refused,
      refused,
      [200, undefined, undefined],
      [503, '5', 'text/html; charset=utf-8'],
    ])
    expect((await site.call('GET /products')).body).toMatchObject([{ name: 'Eski' }])
    const [kept] = restored.body.message.match(/backup-\S+-before-restore\.tar/)
    const rows = await rowsIn(join(site.settings.BACKUP_URL!, kept))
    expect(rows('messages')).toContain(MESSAGE.message)
    expect(rows('messages').split('\n')).toHaveLength(2)
    expect(rows('products')).toContain('Sonra')
  })

  /** A server without jobs, with a backup that differs from its present content. */
  async function changed(settings: Record<string, string> = {}) {
    const site = await open(dialect, { background: false, settings })
    await site.admin('POST /products', { name: 'Eski' })
    const name = await makeBackup(backupsOf(site), { at: new Date() })
    await site.admin('PUT /products/1', { name: 'Yeni' })
    await site.call('POST /contact/send-message', MESSAGE)
    return { site, name }
  }

  /** The error message for a refused restore; all rows are unchanged. */
  async function refusal(site: TestApp, name: string) {
    const before = await everyRow(site.database)
    const { status, body } = await site.admin(`POST /admin/backups/${name}/restore`, {
      currentPassword: ADMIN.password,
    })
    expect(await everyRow(site.database)).toEqual(before)
    return [status, body.message]
  }
  const refusedAs = (sentence: string) => [409, `${sentence} ${backupTexts.asBefore}`]

  test('restore refuses another passphrase and damage, and changes nothing', async () => {
    const { site, name } = await changed({ BACKUP_PASSPHRASE: 'bir' })
    const folder = site.settings.BACKUP_URL!
    const other = await open(dialect, { background: false, settings: { BACKUP_PASSPHRASE: 'iki' } })
    const { site: plain } = await changed()
    for (const each of [other, plain]) await copyFile(join(folder, name), join(each.settings.BACKUP_URL!, name))
    expect(await refusal(other, name)).toEqual(refusedAs(backupTexts.failures.wrongPassphrase))
    expect(await refusal(plain, name)).toEqual(refusedAs(backupTexts.failures.noPassphrase))
    const path = join(folder, name)
    const bytes = await readFile(path)
    bytes[bytes.length - 200]! ^= 1
    await writeFile(path, bytes)
    expect(await refusal(site, name)).toEqual(refusedAs(backupTexts.failures.damaged))
    for (const each of [site, other, plain])
      expect((await readdir(each.settings.BACKUP_URL!)).filter((file) => file.includes('before-restore'))).toEqual([])
  })

  test('restore skips an unsafe SVG, and reports it', async () => {
    const { site: other } = await changed()
    const name = await putUpload(
      other.storage,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'svg',
    )
    const about = { key: 'about', data: `/uploads/${name}`, updatedAt: '2026-05-01T09:00:00.000Z' }
    await insert(other.database.db, 'pageContent', about)
    const made = await makeBackup(backupsOf(other), { at: new Date() })
    const { site } = await changed()
    await copyFile(join(other.settings.BACKUP_URL!, made), join(site.settings.BACKUP_URL!, made))
    const { status, body } = await putBack(site, made)
    expect([status, body.message]).toEqual([200, expect.stringContaining(backupTexts.leftOut(1))])
    expect((await site.app.inject({ url: `/uploads/${name}` })).statusCode).toBe(404)
  })

  test('with BACKUP_PASSPHRASE plain backups are refused, do not count for retention, and replace none', async () => {
    const { site: other, name } = await changed()
    const { site } = await changed({ BACKUP_PASSPHRASE: 'bir' })
    const [here, there] = [site, other].map(({ settings }) => settings.BACKUP_URL!) as [string, string]
    for (const end of ['', '.sha256']) await copyFile(join(there, name + end), join(here, name + end))
    const before = (await listOf(site)).filter((each) => each.name !== name)
    expect(await listOf(site)).toContainEqual(expect.objectContaining({ name, verifiedAt: null, isRestorable: false }))
    expect(before).toMatchObject([{ verifiedAt: expect.any(String), isRestorable: true }])
    expect((await site.admin('GET /admin/backups/state')).body).toMatchObject({ lastAt: before[0]!.at, isLost: false })
    expect(await refusal(site, name)).toEqual(refusedAs(backupTexts.failures.unencrypted))
    // Renamed to `.age`, it cannot be decrypted.
    await rename(join(here, name), join(here, `${name}.age`))
    expect(await refusal(site, `${name}.age`)).toEqual(refusedAs(backupTexts.failures.damaged))
  })

  test('restore changes nothing when an upload cannot be written; the path is in the log only', async () => {
    const other = await open(dialect, { background: false })
    const upload = await storeFile({ ...other.services, storage: other.storage }, await picture('png'))
    const name = await makeBackup(backupsOf(other), { at: new Date() })
    const site = await open(dialect, { background: false })
    await copyFile(join(other.settings.BACKUP_URL!, name), join(site.settings.BACKUP_URL!, name))
    const uploads = join(site.database.folder, 'uploads')
    // A folder at the path of the file.
    await mkdir(join(uploads, upload.name), { recursive: true })
    const logged = vi.spyOn(site.app.log, 'error')
    expect(await refusal(site, name)).toEqual(refusedAs(backupTexts.failures.pictureNotPutBack))
    const [[{ err }]] = logged.mock.calls as unknown as [[{ err: Error }]]
    expect(err.message).toContain(uploads)
  })

  test('restore from an S3 store', async () => {
    const s3 = await startS3Server()
    closings.push(s3.close)
    const { site, name } = await changed({
      BACKUP_URL: s3.url,
      AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    })
    expect((await putBack(site, name)).status).toBe(200)
    expect((await site.call('GET /products')).body).toMatchObject([{ name: 'Eski' }])
  })

  test.runIf(isSlow)('restore changes nothing when the store is unreachable before or during it', async () => {
    const s3 = await startS3Server()
    closings.push(s3.close)
    const { site, name } = await changed({
      BACKUP_URL: s3.url,
      AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    })
    const away = [409, expect.stringMatching(/^Yedeklerin konduğu depoya ulaşılamadı .* Site olduğu gibi duruyor\.$/)]
    s3.setDown(true)
    expect(await refusal(site, name)).toEqual(away)
    s3.setDown(false)
    const { backupStorage: store } = backupsOf(site)
    const { put } = store
    store.put = (...given) => {
      s3.setDown(true)
      return put(...given)
    }
    expect(await refusal(site, name)).toEqual(away)
    s3.setDown(false)
    expect((await listOf(site)).map((each) => each.name)).toEqual([name])
  })
})
