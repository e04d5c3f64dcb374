import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, picture } from '../../../../tests/helpers/images.ts'
import { pagesOfProducts } from '../../../../tests/helpers/productPages.ts'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import type { StatusLine } from '../../../contract/api/administration.ts'
import type { BackupState } from '../../../contract/api/backups.ts'
import { siteStatusTexts } from '../../../contract/i18n/admin/siteHealth.ts'
import { createFailingJobs } from '../../platform/scheduler/failingJobs.ts'
import { startJobs } from '../../platform/scheduler/scheduler.ts'
import { backupLine, diskLevelOf, diskSpaceOf, formatBytes } from './checks.ts'
import { linksIn } from './deadLinks.ts'

const source = pagesOfProducts()
const log = { info() {}, warn() {}, error() {} }

describe.each(databases('postgres'))('site health on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { source })
  })
  afterAll(() => site.close())

  const lines = async (at = site): Promise<StatusLine[]> => (await at.admin('GET /admin/status')).body
  const line = async (key: string) => (await lines()).find((each) => each.key === key)!

  test('empty site: every part is ok, apart from backups and mail, which are not set up', async () => {
    const rest = ['schedule', 'disk', 'database', 'storage', 'jobs', 'links', 'pictures']
    // On a busy machine a check may time out at first.
    await expect
      .poll(async () => Object.fromEntries((await lines()).map(({ key, level }) => [key, level])))
      .toEqual({ backup: 'warn', mail: 'warn', ...Object.fromEntries(rest.map((key) => [key, 'ok'])) })
    const results = await lines()
    for (const each of results) expect(each.message).toMatch(/^\p{Lu}.*\.$/u)
    expect((await site.call('GET /admin/status')).status).toBe(401)
  })

  test('messages are in the requested language', async () => {
    const { body } = await site.admin('GET /admin/status?locale=en')
    expect(body.map(({ key }: StatusLine) => key)).toEqual((await lines()).map(({ key }) => key))
    expect(body.filter(({ message }: StatusLine) => /[çğıöşüİ]/i.test(message))).toEqual([])
    expect(body.find(({ key }: StatusLine) => key === 'mail').message).toBe(siteStatusTexts.en.mail.notSetUp)
    expect((await site.admin('GET /admin/status?locale=xx')).status).toBe(400)
  })

  test('links: lists dead internal links in visible content', async () => {
    const { body: product } = await site.admin('POST /products', {
      name: 'Kök 6',
      description: `Bkz. [sonda](/urunler/yok) ve ${site.settings.PUBLIC_URL}/urunler. Yol /olmayan bir söz.`,
    })
    await site.admin('POST /products', { name: 'Gizli', description: '[a](/gizli-yok)', isHidden: true })
    await site.admin('POST /blog', { title: 'Taslak', content: '[a](/taslak-yok)', publishOption: 'draft' })
    await site.admin('POST /slides', { title: 'Slayt', imageUrl: '/uploads/x.webp', ctaText: 'A', ctaLink: '/urunler' })
    await expect
      .poll(() => line('links'))
      .toMatchObject({
        level: 'warn',
        message: expect.stringContaining('/urunler/yok (“Kök 6”)'),
        places: [{ resource: 'products', id: product.id, title: 'Kök 6', path: '/urunler/yok' }],
      })
    await site.admin('PUT /admin/page-content/footer', { socialLinks: [{ label: 'a', url: '/altta-yok' }] })
    const { body: post } = await site.admin('POST /blog', {
      title: 'Yazı',
      content: '[a](/yazida-yok#b)',
      publishOption: 'now',
    })
    const places = async () => (await line('links')).places?.map(({ resource, id, path }) => [resource, id, path])
    await expect.poll(places).toEqual([
      ['page-content', 'footer', '/altta-yok'],
      ['products', product.id, '/urunler/yok'],
      ['blog', post.id, '/yazida-yok'],
    ])
    await site.admin('POST /admin/redirects', { from: '/yazida-yok', to: '/' })
    await site.admin('POST /admin/redirects', { from: '/index.php?id=5&ad=çay', to: '/' })
    const linked = '[a](/index.php?ad=%C3%A7ay&id=5) [b](/index.php?id=6) [c](/urunler?utm_source=x)'
    await site.admin(`PUT /blog/${post.id}`, { content: linked })
    await site.admin('POST /products', { name: 'Yok' })
    await site.admin('DELETE /admin/page-content/footer')
    await expect.poll(places).toEqual([['blog', post.id, '/index.php?id=6']])
    await site.admin('POST /admin/redirects', { from: '/index.php', to: '/' })
    await expect.poll(() => line('links')).toEqual({ key: 'links', level: 'ok', message: expect.any(String) })
  })

  test('pictures: counts visible ones without alt text', async () => {
    const { payload, headers } = await formOf(['file', await picture('png', 91, 40)])
    const { body: uploaded } = await site.admin('POST /files/upload-product-image', payload, { headers })
    await expect.poll(async () => (await line('pictures')).level).toBe('ok')
    await site.admin('POST /products', { name: 'Resimli', imageUrl: uploaded.publicUrl })
    const message = expect.stringContaining('1 görselin')
    await expect.poll(() => line('pictures')).toMatchObject({ level: 'warn', message })
    const [kept] = (await site.admin('GET /admin/pictures')).body
    await site.admin(`PUT /admin/pictures/${kept.id}`, { alt: 'Bir sonda' })
    await expect.poll(async () => (await line('pictures')).level).toBe('ok')
  })

  test('mail: reports unsent notifications until the message is read', async () => {
    await site.admin('PUT /admin/page-content/contact-info', {
      enableContactFormNotifications: true,
      notificationTargetEmail: 'ofis@example.com',
    })
    await site.call('POST /contact/send-message', {
      name: 'Ayşe',
      email: 'ayse@example.com',
      subject: 'Sonda',
      message: 'Merhaba, fiyatını sormak istiyorum.',
    })
    await expect
      .poll(() => line('mail'))
      .toMatchObject({
        level: 'warn',
        message: expect.stringMatching(/^Okunmamış 1 mesajın .*posta gönderimi kurulmamış/),
      })
    const [message] = (await site.admin('GET /admin/contact-messages')).body
    await site.admin(`PUT /admin/contact-messages/${message.id}/mark-read`)
    await expect
      .poll(() => line('mail'))
      .toMatchObject({ level: 'warn', message: expect.stringContaining('yeni mesajlar kimseye bildirilmez') })
  })

  test('mail: ok if a mail server is set and no email is waiting', async () => {
    const withMail = await createTestApp(dialect, { settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    expect((await lines(withMail)).find(({ key }) => key === 'mail')).toMatchObject({ level: 'ok' })
    await withMail.close()
  })

  test('schedule: reports overdue posts', async () => {
    const { body: post } = await site.admin('POST /blog', {
      title: 'Planlı',
      content: 'x',
      publishOption: 'schedule',
      scheduleDaysOffset: 3,
    })
    await expect.poll(async () => (await line('schedule')).level).toBe('ok')
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()
    await site.database.db.updateTable('blog').set({ publishAt: yesterday }).where('id', '=', post.id).execute()
    const message = expect.stringContaining('1 yazı')
    await expect.poll(() => line('schedule')).toMatchObject({ level: 'warn', message })
  })

  test('jobs: names failing ones', async () => {
    let isBroken = true
    const run = async () => {
      if (isBroken) throw new Error('no')
      return undefined
    }
    const failing = createFailingJobs(site.database.db, Date.now)
    const jobs = startJobs([{ name: 'mail', tables: [], run }], { changes: site.changes, log, failing })
    await expect
      .poll(() => line('jobs'))
      .toMatchObject({ level: 'warn', message: expect.stringContaining('bildirim e-postaları') })
    isBroken = false
    await expect.poll(async () => (await line('jobs')).level).toBe('ok')
    await jobs.stop()
  })

  test('a check that does not respond times out; the others are shown', async () => {
    const storage = { ...site.storage, check: () => new Promise<void>(() => {}) }
    const quiet = await createTestApp(dialect, { storage })
    // On a busy machine another check may time out too.
    const bad = async () => (await lines(quiet)).filter(({ level }) => level === 'bad').map(({ key }) => key)
    await expect.poll(bad).toEqual(['storage'])
    await quiet.close()
  })
})

test('two instances report the same', async () => {
  const here = await createTestApp('postgres', { source, background: true })
  const there = await createTestApp('postgres', { source, background: true, at: here.database })
  const level = async (site: TestApp, key: string) =>
    ((await site.admin('GET /admin/status')).body as StatusLine[]).find((line) => line.key === key)!.level
  const both = (key: string) => expect.poll(() => Promise.all([level(here, key), level(there, key)]))
  await both('links').toEqual(['ok', 'ok'])
  await here.admin('POST /products', { name: 'Sonda', description: '[a](/urunler/yok)' })
  await both('links').toEqual(['warn', 'warn'])
  await there.admin('POST /admin/redirects', { from: '/urunler/yok', to: '/urunler' })
  await both('links').toEqual(['ok', 'ok'])
  const failing = createFailingJobs(here.database.db, Date.now)
  await failing.failed('mail')
  await both('jobs').toEqual(['warn', 'warn'])
  await failing.succeeded('mail')
  await both('jobs').toEqual(['ok', 'ok'])
  await there.close()
  await here.close()
})

test('backup: bad if the last one failed or is two days old, a warning if none is set up', () => {
  const [lastAt, lastVerifiedAt] = ['2026-11-23T00:00:00.000Z', '2026-11-23T00:01:00.000Z']
  const state: BackupState = {
    configured: true,
    dueAt: '03:00',
    encrypted: false,
    lastAt,
    lastVerifiedAt,
    lastFailure: null,
    isOld: false,
    isLost: false,
    running: null,
    isAsked: false,
  }
  const line = (more: Partial<BackupState>) => {
    const { level, message } = backupLine({ ...state, ...more }, 'Europe/Istanbul', 'tr')
    return [level, message]
  }
  expect(line({})).toEqual(['ok', expect.stringContaining('23 Kasım 2026 03:00')])
  expect(line({ isOld: true })[0]).toBe('bad')
  expect(line({ lastFailure: { at: lastAt, message: 'Yer yok.' } })).toEqual([
    'bad',
    expect.stringContaining('Yer yok.'),
  ])
  expect(line({ lastAt: null, lastVerifiedAt: null })[0]).toBe('ok')
  expect(line({ lastAt: null, lastVerifiedAt: null, isOld: true })).toEqual([
    'bad',
    expect.stringContaining('hiç yedek'),
  ])
  expect(line({ lastAt: null, lastVerifiedAt: null, isLost: true })).toEqual(['bad', expect.stringContaining('boş')])
  expect(line({ lastVerifiedAt: null })[0]).toBe('warn')
  expect(line({ configured: false })[0]).toBe('warn')
})

test('disk: level by free space and size', async () => {
  const [mega, giga] = [1024 ** 2, 1024 ** 3]
  expect(diskLevelOf({ free: 0, total: 64 * mega })).toBe('bad')
  expect(diskLevelOf({ free: 60 * mega, total: 64 * mega })).toBe('ok')
  expect(diskLevelOf({ free: 0.5 * giga, total: 200 * giga })).toBe('bad')
  expect(diskLevelOf({ free: 1.5 * giga, total: 100 * giga })).toBe('warn')
  expect(diskLevelOf({ free: 5 * giga, total: 100 * giga })).toBe('ok')
  expect((await diskSpaceOf(join(tmpdir(), 'not/made/yet'))).total).toBeGreaterThan(0)
  expect([formatBytes(1.55 * giga, 'tr'), formatBytes(12 * mega, 'en')]).toEqual(['1,6 GB', '12 MB'])
})

test('internal links: addresses, Markdown links and URLs of this site', () => {
  const origin = 'https://ciftlik.example'
  const text = `[a](/bir) [b](https://baska.example/iki) (bkz. ${origin}/üç?x=1&y=%C3%A7#z, ve /dort) ${origin}/bes.`
  expect(linksIn([{ url: '/alti', en: { text: 'm' } }, text], origin)).toEqual(['/alti', '/bir', '/üç?x=1&y=ç', '/bes'])
  expect(linksIn('//baska.example', origin)).toEqual([])
})
