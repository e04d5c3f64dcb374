import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/auditLog/AuditLogScreen.tsx'
import '../../../src/admin/backups/BackupsScreen.tsx'
import '../../../src/admin/trash/TrashScreen.tsx'
import '../../../src/admin/versions/VersionsDialog.tsx'
import '../../../src/admin/list/BulkActions.tsx'
import '../../../src/admin/pageTexts/PageTextScreens.tsx'
import '../../../src/admin/form/ResourceEdit.tsx'
import { resources } from '../../../src/contract/resources/index.ts'
import { initialPrivacy } from '../../../src/contract/singletons/initialValues.ts'
import { expectNoise } from '../../helpers/dom.ts'
import { sampleOf } from '../../helpers/fieldValues.ts'
import { picture } from '../../helpers/images.ts'
import { ADMIN } from '../../helpers/siteServer.ts'
import { some } from '../../helpers/slowTests.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startOtherServer, startRealServer } from './servers.ts'

const ABOUT = '/admin/settings/about'
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

test('backups: a running backup is shown until it ends', async () => {
  const BACKUP_URL = await mkdtemp(join(tmpdir(), 'yedek-'))
  const site = await startRealServer({ background: true, settings: { BACKUP_URL, DATA_DIR: BACKUP_URL } })
  const first = async () => (await site.admin('GET /admin/backups')).body[0]?.verifiedAt
  await expect.poll(first).toBeTruthy()
  // A slow disk: writing ends when it is released.
  const store = site.services.backups.backupStorage!
  const { put } = store
  const { promise, resolve: letArrive } = Promise.withResolvers<void>()
  store.put = (name, content) => put(name, name.endsWith('.tar') ? slowly(content, promise) : content)
  const { user } = renderAdmin({ api: site, path: '/admin/settings/backups' })
  await user.click(await screen.findByRole('button', { name: 'Şimdi yedekle' }))
  expect(await screen.findByText('Yazılıyor')).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: 'Yedek alınıyor…' })).toBeInTheDocument()
  // The running backup is detected by its heartbeat.
  const running = async () => (await site.admin('GET /admin/backups/state')).body.running
  await expect.poll(running).toMatchObject({ stage: 'writing' })
  letArrive()
  expect(await screen.findByText('Yedek alındı ve geri okundu.')).toBeInTheDocument()
  expect(screen.queryByText('Yazılıyor')).toBeNull()
  await leave(site)
  await rm(BACKUP_URL, { recursive: true })
})

async function* slowly(content: Uint8Array | AsyncIterable<Uint8Array>, arrival: Promise<void>) {
  // An archive is a stream.
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    yield chunk
    await arrival
  }
}

describe('on our own server', () => {
  let site: Awaited<ReturnType<typeof startRealServer>>
  beforeEach(async () => {
    site = await startRealServer()
  })
  afterEach(() => leave(site))

  test('versions: a singleton is reverted, with a confirmation if there are unsaved changes', async () => {
    for (const title of ['Önce', 'Sonra'])
      await site.admin('PUT /admin/page-content/about', { title, mainText: 'Metin' })
    const { user, confirm } = renderAdmin({ api: site, path: ABOUT })
    await waitFor(() => expect(field('title')).toHaveValue('Sonra'))
    await user.type(field('title'), '!')
    await user.click(await screen.findByRole('button', { name: 'Geçmiş' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findAllByRole('radio')).toHaveLength(2)
    expect(await within(dialog).findByText('Önce')).toBeInTheDocument()
    expect(within(dialog).getByText(/^Değişen: [^,]+$/)).toBeInTheDocument()
    // Each side is named by its version, and overflow is scrolled by keyboard too.
    const [before, now] = [/^Sürüm 1 · /, /^Şu anki hâli · /]
    expect(within(dialog).getByRole('group', { name: before })).toHaveTextContent('Önce')
    expect(within(dialog).getByRole('group', { name: now })).toHaveTextContent('Sonra')
    within(dialog).getByRole('radio', { checked: true }).focus()
    await user.tab()
    expect(within(dialog).getByRole('region', { name: /^Sürüm 1 · .+, Şu anki hâli · / })).toHaveFocus()
    const back = within(dialog).getByRole('button', { name: 'Bu sürüme dön' })
    confirm.mockReturnValueOnce(false)
    await user.click(back)
    expect(confirm).toHaveBeenCalledOnce()
    expect((await site.call('GET /page-content/about')).body.title).toBe('Sonra')
    await user.click(back)
    expect(await screen.findByText('Bu sürüme dönüldü.')).toBeInTheDocument()
    await waitFor(() => expect(field('title')).toHaveValue('Önce'))
    expect((await site.call('GET /page-content/about')).body.title).toBe('Önce')
  })

  test('versions: a failed revert shows the reason per field and changes nothing', async () => {
    expectNoise()
    await site.admin('POST /products', { name: 'Sonda', slug: 'sonda' })
    await site.admin('PUT /products/1', { slug: 'baska' })
    await site.admin('POST /products', { name: 'Öteki', slug: 'sonda' })
    const { user } = renderAdmin({ api: site, path: '/admin/products/edit/1' })
    await user.click(await screen.findByRole('button', { name: 'Geçmiş' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Bu sürüme dön' }))
    const taken = 'Bu sürüme dönülemedi. Adres: Bu adres başka bir kayıtta kullanılıyor.'
    expect(await screen.findByText(taken)).toBeInTheDocument()
    expect((await site.call('GET /products/baska')).body.id).toBe(1)
  })

  /** Multipart written by hand: Node's `fetch` does not accept the `FormData` of jsdom. */
  const upload = async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
    const payload = Buffer.concat([Buffer.from(head), await picture('png', 40, 30), Buffer.from('\r\n--x--\r\n')])
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    await site.admin('POST /files/upload-page-image', payload, { headers })
  }
  const create = (name: 'products' | 'services' | 'blog' | 'slides') =>
    site.admin(`POST /${name}`, { ...sampleOf(resources[name]), kind: undefined, slug: null })
  const put = (key: string, body: object) => site.admin(`PUT /admin/page-content/${key}`, body)
  const forms: [form: string, save: () => Promise<unknown>][] = [
    ['products/edit/1', () => create('products')],
    ['services/edit/1', () => create('services')],
    ['blog/edit/1', () => create('blog')],
    ['settings/homepage/edit/1', () => create('slides')],
    ['pictures/edit/1', upload],
    ['settings/home', () => put('home', { title: 'Suyu ölçenin' })],
    ['settings/footer', () => put('footer', { tagline: 'Toprağın yanında.' })],
    ['settings/about', () => put('about', { title: 'Biz', mainText: 'Metin' })],
    ['settings/sustainability', () => put('sustainability', { lead: 'Az suyla çok ürün.' })],
    ['settings/contact', () => put('contact-info', { title: 'Bize yazın' })],
    [
      'settings/privacy',
      () => put('privacy', { versions: [{ date: '2026-12-03', text: 'Satmayız.' }, ...initialPrivacy.versions] }),
    ],
    ['settings/site', () => put('site-settings', { title: 'Tarla' })],
  ]
  test.each(some(forms, 5))('versions: the form at %s lists its saved versions', async (path, save) => {
    await save()
    const { user } = renderAdmin({ api: site, path: `/admin/${path}` })
    await user.click(await screen.findByRole('button', { name: 'Geçmiş' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect((await dialog.findAllByRole('radio')).length).toBeGreaterThan(0)
    expect(dialog.getAllByText(ADMIN.email, { exact: false }).length).toBeGreaterThan(0)
  })

  test.each<[form: string, save: () => Promise<unknown>, remove: string, list: string]>([
    ['settings/homepage/edit/1', () => create('slides'), 'Slaytı sil', 'GET /slides'],
    ['pictures/edit/1', upload, 'Görseli sil', 'GET /admin/pictures'],
  ])('trash: a record deleted at %s is restored from the notification', async (path, save, remove, list) => {
    const ids = async () => (await site.admin(list)).body.map(({ id }: { id: number }) => id)
    await save()
    const { user } = renderAdmin({ api: site, path: `/admin/${path}` })
    await user.click(await screen.findByRole('button', { name: remove }))
    const undo = await screen.findByRole('button', { name: 'Geri al' })
    expect(await ids()).toEqual([])
    await user.click(undo)
    expect(screen.getByRole('main')).toHaveFocus()
    await waitFor(async () => expect(await ids()).toEqual([1]))
  })

  test('trash: lists deleted records, restores them, and purges after a confirmation', async () => {
    for (const name of ['Bir', 'İki']) await site.admin('POST /services', { name })
    for (const id of [1, 2]) await site.admin(`DELETE /services/${id}`)
    const { user, confirm } = renderAdmin({ api: site, path: '/admin/bin' })
    const row = (await screen.findByRole('rowheader', { name: 'Bir' })).closest('tr')!
    expect(row).toHaveTextContent('Hizmet')
    await user.click(screen.getByRole('button', { name: 'Geri getir: Bir' }))
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Bir' })).toBeNull())
    expect((await site.call('GET /services')).body).toMatchObject([{ id: 1, name: 'Bir' }])
    confirm.mockReturnValueOnce(false)
    await user.click(screen.getByRole('button', { name: 'Kalıcı olarak sil: İki' }))
    expect(confirm).toHaveBeenCalledWith('“İki” kalıcı olarak silinsin mi? Bu işlem geri alınamaz.')
    expect((await site.admin('GET /admin/bin')).body).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Kalıcı olarak sil: İki' }))
    expect(await screen.findByText('Çöp kutusu boş')).toBeInTheDocument()
    expect((await site.admin('GET /admin/bin')).body).toEqual([])
  })

  test('audit log: shows restores and purges, in the list and in the export', async () => {
    for (const name of ['Bir', 'İki']) await site.admin('POST /services', { name })
    for (const id of [1, 2]) await site.admin(`DELETE /services/${id}`)
    await site.admin('POST /admin/bin/services/1/restore')
    await site.admin('DELETE /admin/bin/services/2')
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { user } = renderAdmin({ api: site, path: '/admin/settings/activity' })
    expect(await screen.findAllByRole('link', { name: '“Bir”' })).toHaveLength(3)
    const sentences = () => screen.getAllByRole('listitem').flatMap((row) => row.querySelector('p')?.textContent ?? [])
    const by = ADMIN.email
    expect(sentences().slice(0, 4)).toEqual([
      `${by} bir hizmet kalıcı olarak sildi`,
      `${by} “Bir” hizmetini geri getirdi`,
      `${by} bir hizmet sildi`,
      `${by} “Bir” hizmetini sildi`,
    ])
    await user.click(screen.getByRole('button', { name: 'CSV indir' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const [head, ...lines] = (await saved[0]!.text()).trim().split('\r\n')
    expect(names).toEqual([expect.stringMatching(/^etkinlik-.+\.csv$/)])
    expect(head).toContain('id;at;by;action;resource;recordId;address')
    expect(lines.slice(0, 5).map((line) => line.split(';').slice(2, 6))).toEqual([
      [by, 'export', 'activity', ''],
      [by, 'purge', 'services', '2'],
      [by, 'restore', 'services', '1'],
      [by, 'delete', 'services', '2'],
      [by, 'delete', 'services', '1'],
    ])
  })

  async function showServices(...names: string[]) {
    for (const name of names) await site.admin('POST /services', { name })
    return renderAdmin({ api: site, path: '/admin/services' })
  }
  async function remove(user: ReturnType<typeof renderAdmin>['user'], ...names: string[]) {
    for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Seç: ${name}` }))
    const bar = within(await screen.findByRole('region', { name: 'Seçilenler' }))
    await user.click(bar.getByRole('button', { name: 'Sil' }))
  }

  test('trash: records deleted in bulk are restored together', async () => {
    const { user } = await showServices('Bir', 'İki', 'Üç')
    await remove(user, 'Bir', 'Üç')
    expect(await screen.findByText('2 hizmet çöp kutusuna taşındı')).toBeInTheDocument()
    expect((await site.call('GET /services')).body).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Geri al' }))
    for (const name of ['Bir', 'Üç']) expect(await screen.findByRole('link', { name })).toBeInTheDocument()
    expect((await site.call('GET /services')).body).toHaveLength(3)
  })

  test('trash: of a bulk delete that failed in part, the deleted records are restored', async () => {
    expectNoise()
    const { user } = await showServices('Bir', 'İki', 'Üç')
    await screen.findByRole('link', { name: 'Üç' })
    await site.admin('DELETE /services/2')
    await remove(user, 'Bir', 'İki', 'Üç')
    expect(await screen.findByText('2 hizmet çöp kutusuna taşındı')).toBeInTheDocument()
    expect(await screen.findByText('1 hizmet silinemedi:')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Geri al' }))
    for (const name of ['Bir', 'Üç']) expect(await screen.findByRole('link', { name })).toBeInTheDocument()
    expect((await site.call('GET /services')).body).toHaveLength(2)
  })

  test('trash: a restored record is in a list that was requested before', async () => {
    await site.admin('POST /services', { name: 'Bir' })
    const { user } = renderAdmin({ api: site, path: '/admin/services/edit/1' })
    const arrive = holdResponse(/\/services\?/)
    await user.click(await screen.findByRole('button', { name: 'Hizmeti sil' }))
    const undo = await screen.findByRole('button', { name: 'Geri al' })
    await waitFor(() => expect(arrive.hasResponded()).toBe(true))
    await user.click(undo)
    await waitFor(async () => expect((await site.call('GET /services')).body).toHaveLength(1))
    arrive.now()
    expect(await screen.findByRole('link', { name: 'Bir' })).toBeInTheDocument()
  })
})

/** A slow connection: holds the first matching response until it is released. */
function holdResponse(address: RegExp) {
  const { fetch } = globalThis
  const { promise, resolve } = Promise.withResolvers<void>()
  let hasResponded = false
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const answer = await fetch(...call)
    if (hasResponded || !address.test(String(call[0]))) return answer
    hasResponded = true
    await promise
    return answer
  })
  return { hasResponded: () => hasResponded, now: resolve }
}

test('trash and versions: not shown with a minimal API', async () => {
  const site = await startOtherServer()
  renderAdmin({ api: site, path: ABOUT })
  await screen.findByRole('button', { name: 'Kaydet' })
  const menu = screen.getByRole('navigation', { name: 'Yönetim' })
  await waitFor(() => expect(within(menu).queryByRole('button', { name: 'Bakım ve güvenlik' })).toBeNull())
  expect(screen.queryByRole('button', { name: 'Geçmiş' })).toBeNull()
  await leave(site)
})
