import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { everyRow, partsIn, tarOf } from '../../../../tests/helpers/backups.ts'
import { formOf } from '../../../../tests/helpers/images.ts'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { BACKUP_MAX_BYTES } from '../../../contract/constants.ts'
import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { partNames } from './archiveFormat.ts'

const { uploads } = backupTexts

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})

const URL = '/api/admin/backups/upload'

describe.each(databases('sqlite'))('upload of a backup on %s', (dialect) => {
  /** A server without a place for backups. */
  async function open(settings: Record<string, string> = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'yukle-'))
    closings.push(() => rm(folder, { recursive: true, force: true }))
    const given = { DATA_DIR: folder, BACKUP_URL: '', ...settings }
    const site = await createTestApp(dialect, { settings: given })
    closings.push(site.close)
    return site
  }
  async function download(site: TestApp, body?: object): Promise<Buffer> {
    const headers = { authorization: `Bearer ${site.token}` }
    const answer = await site.app.inject({ method: 'POST', url: '/api/admin/backups/download', headers, payload: body })
    expect(answer.statusCode).toBe(200)
    return answer.rawPayload
  }
  async function upload(site: TestApp, ...parts: Parameters<typeof formOf>) {
    const { payload, headers } = await formOf(...parts)
    const authorized = { ...headers, authorization: `Bearer ${site.token}` }
    const answer = await site.app.inject({ method: 'POST', url: URL, headers: authorized, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  /** A site with a backup of before its last change. */
  async function changed(settings: Record<string, string> = {}, passphrase?: string) {
    const site = await open(settings)
    await site.admin('POST /products', { name: 'Eski' })
    const file = await download(site, passphrase ? { passphrase } : undefined)
    await site.admin('PUT /products/1', { name: 'Yeni' })
    return { site, file }
  }
  const namesIn = async (site: TestApp) =>
    (await site.call('GET /products')).body.map(({ name }: { name: string }) => name)

  /** The refusal of an upload: status, field and message. Nothing has changed, and no file is left. */
  async function refusal(site: TestApp, ...parts: Parameters<typeof formOf>) {
    const before = await everyRow(site.database)
    const files = await readdir(site.settings.DATA_DIR)
    const { status, body } = await upload(site, ...parts)
    expect(await everyRow(site.database)).toEqual(before)
    expect(await readdir(site.settings.DATA_DIR)).toEqual(files)
    return [status, body.errors]
  }

  test('is restored without BACKUP_URL; what was there is listed, and can be brought back', async () => {
    const { site, file } = await changed()
    const { status, body } = await upload(site, ['file', file, 'yedek.tar'])
    expect([status, body.message]).toEqual([200, expect.stringMatching(/^Yedek geri yüklendi\. Önceki içerik backup-/)])
    expect(await namesIn(site)).toEqual(['Eski'])
    expect((await site.admin('GET /admin/backups')).status).toBe(401)
    const headers = { authorization: `Bearer ${await site.signIn()}` }
    const call = (line: string) => site.call(line, undefined, { headers })
    const done = (await call('GET /admin/activity?filter={"action":"restore"}')).body
    expect(done).toMatchObject([{ resource: 'backups', recordId: expect.stringMatching(/^backup-[\dT-]+Z\.tar$/) }])
    const kept = (await call('GET /admin/backups')).body
    expect(kept).toMatchObject([{ name: expect.stringContaining('before-restore'), verifiedAt: expect.any(String) }])
    expect((await call('GET /admin/backups/state')).body).toMatchObject({ configured: false, lastAt: null })
    expect((await call(`POST /admin/backups/${kept[0].name}/restore`)).status).toBe(200)
    expect(await namesIn(site)).toEqual(['Yeni'])
  })

  test('needs the passphrase of an encrypted file, in either order of the fields, or that of the setting', async () => {
    const { site, file } = await changed({}, 'dört kelime')
    expect(await refusal(site, ['file', file])).toEqual([400, { passphrase: [uploads.noPassphrase] }])
    expect(await refusal(site, ['passphrase', 'üç kelime'], ['file', file])).toEqual([
      400,
      { passphrase: [uploads.wrongPassphrase] },
    ])
    expect((await upload(site, ['file', file], ['passphrase', 'dört kelime'])).status).toBe(200)
    expect(await namesIn(site)).toEqual(['Eski'])
    const { site: other, file: own } = await changed({ BACKUP_PASSPHRASE: 'ayardaki' })
    expect((await upload(other, ['file', own])).status).toBe(200)
    expect(await namesIn(other)).toEqual(['Eski'])
  })

  test('is accepted unencrypted although BACKUP_PASSPHRASE is set', async () => {
    const { file } = await changed()
    const { site } = await changed({ BACKUP_PASSPHRASE: 'bir' })
    expect((await upload(site, ['file', file])).status).toBe(200)
    expect(await namesIn(site)).toEqual(['Eski'])
  })

  test('is refused whole if it is damaged, incomplete, newer or no backup', async () => {
    const { site, file } = await changed()
    const damaged = Buffer.from(file)
    damaged[damaged.indexOf('Eski')]! ^= 1
    const truncated = file.subarray(0, file.length - 2000)
    for (const each of [damaged, truncated])
      expect(await refusal(site, ['file', each])).toEqual([400, { file: [uploads.damaged] }])
    const [manifest, ...parts] = await partsOf(file)
    const content = JSON.parse(String(manifest!.content))
    content.migrations.push('9000-later')
    const newer = await tarOf([
      { name: partNames.manifest, content: Buffer.from(JSON.stringify(content)) },
      ...parts.slice(0, -1),
    ])
    expect(await refusal(site, ['file', newer])).toEqual([400, { file: [uploads.newer] }])
    for (const each of [Buffer.from('age-encryption.org/v1\n'), Buffer.alloc(0)])
      expect((await refusal(site, ['passphrase', 'x'], ['file', each]))[0], String(each)).toBeGreaterThanOrEqual(400)
    expect(await refusal(site, ['file', Buffer.from('PK merhaba')])).toEqual([415, { file: [uploads.notABackup] }])
    expect(await refusal(site, ['passphrase', 'x'])).toEqual([400, { file: [problems.noFile] }])
    expect((await site.admin('POST /admin/backups/upload', {})).status).toBe(415)
  })

  const partsOf = async (file: Buffer) => {
    const folder = await mkdtemp(join(tmpdir(), 'parca-'))
    closings.push(() => rm(folder, { recursive: true, force: true }))
    await writeFile(join(folder, 'a.tar'), file)
    return partsIn(join(folder, 'a.tar'))
  }

  test('is refused before it is received: too large, not signed in, sign-in not recent, another one arriving', async () => {
    const { site, file } = await changed()
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as AddressInfo
    const files = await readdir(site.settings.DATA_DIR)
    const statusOf = (headers: Record<string, string | number>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const type = { 'content-type': 'multipart/form-data; boundary=x' }
        const request = httpRequest({ port, path: URL, method: 'POST', headers: { ...type, ...headers } })
        request.on('response', ({ statusCode }) => {
          resolve(statusCode)
          request.destroy()
        })
        request.on('error', reject)
        request.flushHeaders()
      })
    const authorization = `Bearer ${site.token}`
    expect(await statusOf({ authorization, 'content-length': BACKUP_MAX_BYTES * 2 })).toBe(413)
    expect(await statusOf({ 'content-length': 10 })).toBe(401)
    const { maxBytes } = (await site.admin('GET /admin/backups/upload')).body
    expect(maxBytes).toBeGreaterThan(1_000_000)
    expect(maxBytes).toBeLessThanOrEqual(BACKUP_MAX_BYTES)

    // An upload that stops half way.
    const { payload, headers } = await formOf(['file', file])
    const lines = Object.entries({ host: 'x', authorization, ...headers, 'content-length': payload.length })
    const head = `POST ${URL} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
    let socket = new Socket()
    await expect
      .poll(async () => {
        // The one below may have come first.
        socket.destroy()
        socket = connect({ port, host: '127.0.0.1' })
        socket.write(head)
        socket.write(payload.subarray(0, payload.length / 2))
        await setTimeout(100)
        return (await upload(site, ['file', Buffer.from('x')])).body.message
      })
      .toBe(backupTexts.busy)
    socket.destroy()
    await expect.poll(async () => (await upload(site, ['file', Buffer.from('x')])).status).toBe(415)
    await setTimeout(50)
    expect(await readdir(site.settings.DATA_DIR)).toEqual(files)
    expect(await namesIn(site)).toEqual(['Yeni'])

    await site.database.db.updateTable('sessions').set({ authenticatedAt: null }).execute()
    for (const answer of [await upload(site, ['file', file]), await site.admin('GET /admin/backups/upload')])
      expect([answer.status, answer.body.code]).toEqual([403, 'reauthenticate'])
    expect(await namesIn(site)).toEqual(['Yeni'])
  })
})
