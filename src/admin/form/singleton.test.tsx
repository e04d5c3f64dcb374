import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { paletteOf } from '../../company/palette.ts'
import { paletteNames } from '../../company/palettes.ts'
import { MENU_PATHS, type MenuItem } from '../../contract/domain/menu.ts'
import { adminTexts } from '../../contract/i18n/admin/admin.ts'

let api: Api
afterEach(() => {
  vi.useRealTimers()
  return leave(api)
})

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const save = () => screen.getByRole('button', { name: 'Kaydet' })
const isSaved = () => waitFor(() => expect(screen.getByText(/^Kaydedildi, \d\d:\d\d/)).toBeInTheDocument())

async function open(page: string, options: Parameters<typeof startApi>[0] = {}) {
  api = await startApi(options)
  const view = renderAdmin({ api, path: `/admin/settings/${page}` })
  await screen.findByRole('button', { name: 'Kaydet' })
  return view
}
const sent = () => api.callsOf(/PUT .admin.page-content/).map(({ body }) => body as Record<string, unknown>)

const UPDATED = '2026-01-01T00:00:00.000Z'

describe('the form of a singleton', () => {
  test.each([
    [
      'about',
      'Hakkımızda',
      ['title', 'subtitle', 'imageUrl', 'mainText', 'missionTitle', 'missionText', 'visionTitle', 'visionText'],
    ],
    [
      'contact',
      'İletişim bilgileri',
      [
        'phoneNumber',
        'emailAddress',
        'addressText',
        'mapIframeUrl',
        'title',
        'enableContactFormNotifications',
        'notificationTargetEmail',
      ],
    ],
    ['site', 'Site ve marka', ['title', 'shortName', 'tagline', 'assistantName', 'logoUrl', 'logoDarkUrl']],
  ])('%s has a named input for every field, and a menu item', async (page, title, names) => {
    await open(page)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    const menu = screen.getByRole('navigation', { name: 'Yönetim' })
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent(title)
    for (const name of names) expect(field(name)).toHaveAccessibleName()
    expect(screen.queryByRole('link', { name: 'Vazgeç' })).toBeNull()
  })

  test('menu: has all pages, those of the owner too, named in their heads, moved by keyboard and hidden', async () => {
    const items = ['/urunler', '/blog'].map((path) => ({ path, isHidden: false }))
    const own = { id: 1, title: 'Bayilik', slug: 'bayilik', place: 'menu' }
    const { user } = await open('menu', {
      pages: { menu: { items, updatedAt: UPDATED } },
      rows: { pages: [{ ...own }, { ...own, id: 2, title: 'Altta', slug: 'altta', place: 'footer' }] },
      answers: { 'GET /admin/dashboard/stats': { unansweredMessageCount: 0 } },
    })
    const { move } = adminTexts.tr.order
    await waitFor(() => screen.getByRole('button', { name: move('Bayilik') }).focus())
    expect(screen.queryByRole('button', { name: move('Altta') })).toBeNull()
    expect(field('items.0.path')).toBeNull()
    for (const _ of MENU_PATHS) await user.keyboard('{ArrowUp}')
    await user.click(field('items.2.isHidden'))
    await user.click(screen.getByRole('button', { name: adminTexts.tr.items.add }))
    await user.selectOptions(field('items.8.path'), 'Bayilik')
    await user.click(screen.getAllByRole('button', { name: `${adminTexts.tr.items.remove}: Bayilik` }).at(-1)!)
    await user.click(save())
    await isSaved()
    const [{ items: saved }] = sent() as [{ items: MenuItem[] }]
    const rest = MENU_PATHS.filter((path) => !['/urunler', '/blog'].includes(path))
    expect(saved.map(({ path }) => path)).toEqual(['/bayilik', '/urunler', '/blog', ...rest])
    expect(saved.filter(({ isHidden }) => isHidden)).toMatchObject([{ path: '/blog' }])
  })

  test('is empty until it is first saved, which is reported', async () => {
    const { user } = await open('about', { pages: { about: null } })
    expect(field('title')).toHaveValue('')
    await user.type(field('title'), 'Biz')
    await user.click(save())
    await isSaved()
    expect(sent()).toMatchObject([{ title: 'Biz', updatedAt: null }])
    await user.type(field('title'), ' kimiz')
    await user.click(save())
    await waitFor(() => expect(api.pages.about).toMatchObject({ title: 'Biz kimiz' }))
    expect(sent()[1]!.updatedAt).not.toBeNull()
  })

  test('treats a 404 as empty, and accepts an empty response to a save', async () => {
    const { user } = await open('about', { flavour: 'bare', pages: { about: null } })
    await user.type(field('title'), 'Biz')
    await user.click(save())
    await isSaved()
    await user.type(field('title'), ' kimiz')
    await user.click(save())
    await waitFor(() => expect(api.pages.about).toMatchObject({ title: 'Biz kimiz' }))
    expect(sent()[0]).toHaveProperty('updatedAt', null)
  })

  test('validates required fields before it sends a request', async () => {
    const { user } = await open('about')
    await user.type(field('mainText'), 'Metin')
    await user.click(save())
    expect(await screen.findByText('Bu alan zorunludur.')).toBeInTheDocument()
    expect(sent()).toEqual([])
  })

  test('discards unsaved changes after a confirmation', async () => {
    const { user, confirm } = await open('about', { pages: { about: { title: 'Biz', updatedAt: UPDATED } } })
    await user.type(field('title'), ' X')
    confirm.mockReturnValueOnce(false)
    await user.click(screen.getByRole('button', { name: 'Geri al' }))
    expect(confirm).toHaveBeenCalledWith('Kaydetmediğiniz bütün değişiklikler geri alınsın mı?')
    expect(field('title')).toHaveValue('Biz X')
    await user.click(screen.getByRole('button', { name: 'Geri al' }))
    expect(field('title')).toHaveValue('Biz')
    expect(screen.queryByText('Kaydedilmemiş değişiklik var')).toBeNull()
    // The focused button was removed: the focus moves within the bar.
    await waitFor(() => expect(save()).toHaveFocus())
  })

  test('asks before unsaved changes are lost', async () => {
    const { user, confirm } = await open('about', { pages: { about: { title: 'Biz', updatedAt: UPDATED } } })
    await user.type(field('title'), ' X')
    confirm.mockReturnValueOnce(false)
    await user.click(screen.getByRole('link', { name: 'Site ve marka' }))
    expect(confirm).toHaveBeenCalledOnce()
    expect(field('title')).toHaveValue('Biz X')
  })

  test('requests a sign-in in place for an expired session, then saves', async () => {
    const { user } = await open('about', { pages: { about: { title: 'Biz', updatedAt: UPDATED } } })
    await user.type(field('title'), ' X')
    localStorage.setItem('token', 'old')
    await user.click(save())
    await screen.findByRole('dialog', { name: 'Oturumunuzun süresi doldu' })
    await user.type(field('email'), 'a@b.co')
    await user.type(field('password'), 'sifre{Enter}')
    await waitFor(() => expect(api.pages.about).toMatchObject({ title: 'Biz X' }))
  })

  test.each([
    ['about', 'title', 'İçerik güncellenirken bir hata oluştu.'],
    ['contact', 'phoneNumber', 'İletişim ayarları güncellenirken bir hata oluştu.'],
    ['site', 'title', 'Site ayarları güncellenirken bir hata oluştu.'],
  ])('%s shows an error if it cannot be saved', async (page, name, sentence) => {
    expectNoise()
    const { user } = await open(page)
    await user.type(field(name), '1')
    api.failNext(/PUT/, 500)
    await user.click(save())
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    api.failNext(/PUT/, 500, { message: 'Depo dolu.' })
    await user.click(save())
    expect(await screen.findByText('Depo dolu.')).toBeInTheDocument()
    expect(field(name)).toHaveValue('1')
  })

  test.each([
    ['about', 'İçerik yüklenemedi.'],
    ['contact', 'İletişim ayarları yüklenemedi.'],
    ['site', 'Site ayarları yüklenemedi.'],
  ])('%s shows an error if it cannot be loaded, and retries', async (page, sentence) => {
    expectNoise()
    api = await startApi()
    api.failNext(/page-content/, 500, { message: 'Ayrıntı' })
    const { user } = renderAdmin({ api, path: `/admin/settings/${page}` })
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
    expect(await screen.findByRole('button', { name: 'Kaydet' })).toBeInTheDocument()
  })
})

describe('the initial content of a singleton', () => {
  const again = { content: 'Bizden', updatedAt: null }
  const start = () =>
    open('footer', {
      pages: { footer: { ...again, updatedAt: UPDATED } },
      answers: { 'DELETE /admin/page-content/footer': again },
    })
  const reset = () => screen.findByRole('button', { name: adminTexts.tr.form.reset })

  test('is restored after one confirmation, and unsaved changes are discarded', async () => {
    const { user, confirm } = await start()
    await user.click(await reset())
    expect(confirm).toHaveBeenCalledExactlyOnceWith(adminTexts.tr.form.confirmRestart)
    expect(await screen.findByText(adminTexts.tr.form.wasReset)).toBeInTheDocument()
  })

  test('restored late, it does not discard the input in another form', async () => {
    const { user, confirm } = await start()
    const answer = api.hold(/DELETE/)
    await user.click(await reset())
    await user.click(screen.getByRole('link', { name: 'Hakkımızda' }))
    await waitFor(() => expect(field('mainText')).toBeInTheDocument())
    await user.type(field('title'), 'Başka')
    answer()
    expect(await screen.findByText(adminTexts.tr.form.wasReset)).toBeInTheDocument()
    confirm.mockClear().mockReturnValueOnce(false)
    await user.click(screen.getByRole('link', { name: 'Site ve marka' }))
    expect(confirm).toHaveBeenCalledOnce()
    expect(field('title')).toHaveValue('Başka')
  })
})

test('the form of a singleton: accepts an SVG as logo', async () => {
  const { user } = await open('site')
  expect(screen.getAllByText('SVG, PNG, JPEG ya da WebP. Büyük fotoğraflar gönderilirken küçültülür.')).toHaveLength(3)
  await user.upload(field('logoUrl'), new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))
  await waitFor(() =>
    expect(screen.getByAltText('Seçili görsel')).toHaveAttribute('src', `${api.url}/uploads/upload-logo.webp`),
  )
  await user.click(save())
  await waitFor(() => expect(api.pages['site-settings']).toMatchObject({ logoUrl: '/uploads/upload-logo.webp' }))
})

test('the form of the brand: a saved name is that of the panel at once', async () => {
  const { user } = await open('site')
  const home = () => document.querySelector('a[href="/admin"]')
  await user.type(field('title'), 'Söğüt Bahçeleri')
  expect(home()).toHaveTextContent('Filiz')
  await user.click(save())
  await isSaved()
  expect(home()).toHaveTextContent('Söğüt Bahçeleri')
  expect(document.title).toContain('| Söğüt Bahçeleri ')
})

test('the form of the brand: icon and palette that are removed are gone from the panel at once', async () => {
  const settings = { iconUrl: `/uploads/${'a'.repeat(64)}.png`, palette: 'blue', updatedAt: UPDATED }
  api = await startApi({ pages: { 'site-settings': settings } })
  const site = { icon: 'a'.repeat(12), palette: 'blue' } as const
  const { user } = renderAdmin({ api, path: '/admin/settings/site', site })
  await screen.findByRole('button', { name: 'Kaydet' })
  const icon = () => document.querySelector('a[href="/admin"] img')
  expect(icon()).toHaveAttribute('src', `/icon-192.png?v=${site.icon}`)
  await user.click(screen.getByRole('radio', { name: 'Sitenin kendi renkleri' }))
  await user.click(screen.getByRole('button', { name: 'Kaldır' }))
  await user.click(save())
  await isSaved()
  expect(icon()).toBeNull()
})

test('the form of the brand: a saved palette colours the panel at once', async () => {
  const sheets = () => [...document.querySelectorAll('link[data-palette]')].map((link) => link.getAttribute('href'))
  const { user } = await open('site')
  const palettes = within(screen.getByRole('group', { name: 'Renk paleti' })).getAllByRole('radio')
  expect(palettes.map((radio) => (radio as HTMLInputElement).value)).toEqual(['', ...paletteNames])
  // Radio buttons of one name: arrow keys move between them.
  expect(new Set(palettes.map((radio) => radio.getAttribute('name')))).toEqual(new Set(['palette']))
  const [ground, accent] = [paletteOf('blue').hex('paper', 'dark'), paletteOf('blue').hex('green', 'dark')]
  const swatch = screen.getByRole('radio', { name: 'Mavi ve altın' }).parentElement!.querySelector('g:last-child')
  expect([...swatch!.children].map((shape) => shape.getAttribute('fill')).slice(0, 2)).toEqual([ground, accent])
  for (const [chosen, name, linked] of [
    ['blue', 'Mavi ve altın', ['/palettes/blue.css']],
    ['plum', 'Mürdüm ve altın', ['/palettes/plum.css']],
    ['', 'Sitenin kendi renkleri', []],
  ] as const) {
    await user.click(screen.getByRole('radio', { name }))
    await user.click(save())
    await isSaved()
    await waitFor(() => expect(api.pages['site-settings']).toMatchObject({ palette: chosen || null }))
    document.querySelector('link[data-palette]:last-of-type')?.dispatchEvent(new Event('load'))
    expect(sheets()).toEqual(linked)
  }
})

test('privacy notice: a new version comes first, in force from today in the site’s time zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T22:30:00Z') })
  const versions = [{ date: '2026-01-05', text: 'Eski', en: { text: 'Old' } }]
  // This API has no versions of a record.
  expectNoise()
  const { user } = await open('privacy', {
    pages: { privacy: { versions, updatedAt: UPDATED } },
    // The API has translations.
    answers: { 'GET /admin/dashboard/stats': { unansweredMessageCount: 0 } },
  })
  await user.click(screen.getByRole('button', { name: adminTexts.tr.items.add }))
  expect(field('versions.0.date')).toHaveValue('2026-11-30')
  const english = () => [0, 1].map((i) => field(`versions.${i}.en.text`)?.value)
  await waitFor(() => expect(english()).toEqual(['', 'Old']))
  await waitFor(() => expect(field('versions.0.date')).toHaveFocus())
  expect(screen.getByRole('button', { name: `${adminTexts.tr.items.remove}: 5 Oca 2026` })).toBeInTheDocument()
  await user.type(field('versions.0.text'), 'Yeni')
  await user.click(save())
  await waitFor(() => expect(sent()).toMatchObject([{ versions: [{ date: '2026-11-30', text: 'Yeni' }, versions[0]] }]))
})

test('map: a changed address with the earlier map is pointed out until the map is made from it', async () => {
  const map = 'https://www.openstreetmap.org/export/embed.html?bbox=35.28%2C36.95%2C35.40%2C37.02'
  const saved = { addressText: 'Yüreğir, Adana', mapIframeUrl: map, updatedAt: UPDATED }
  const { user } = await open('contact', { pages: { 'contact-info': saved } })
  const { old, around } = adminTexts.tr.map
  expect(screen.queryByText(old)).toBeNull()
  await user.type(field('addressText'), ', Türkiye')
  expect(screen.getByText(old)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: around }))
  expect(screen.queryByText(old)).toBeNull()
})

describe('notification settings', () => {
  const ON = { enableContactFormNotifications: true, notificationTargetEmail: 'kutu@example.com', updatedAt: UPDATED }
  const address = () => field('notificationTargetEmail')
  /** Waits for the effects of a change. */
  const settled = () => act(() => new Promise((done) => setTimeout(done, 50)))
  const testMail = () => screen.getByRole('button', { name: 'Deneme e-postası gönder' })

  test('switched off: clear and disable the address', async () => {
    const { user } = await open('contact', { pages: { 'contact-info': { ...ON } } })
    expect(address()).toHaveValue('kutu@example.com')
    expect(address()).toBeEnabled()
    await user.click(field('enableContactFormNotifications'))
    expect(address()).toHaveValue('')
    expect(address()).toBeDisabled()
    expect(testMail()).toBeDisabled()
    await settled()
    expect(address()).toBeValid()
    await user.click(save())
    await isSaved()
    expect(sent()).toMatchObject([{ enableContactFormNotifications: false }])
    expect(sent()[0]!.notificationTargetEmail || null).toBeNull()
  })

  test('switched on: require an address', async () => {
    const { user } = await open('contact')
    expect(address()).toBeDisabled()
    await user.click(field('enableContactFormNotifications'))
    await user.click(save())
    expect(await screen.findByText('Bildirimler açıkken bir adres girin.')).toBeInTheDocument()
    await user.type(address(), 'kutu@example.com')
    await user.click(save())
    await waitFor(() => expect(sent()).toMatchObject([{ notificationTargetEmail: 'kutu@example.com' }]))
  })

  test('send a test email to the address in the form', async () => {
    const { user } = await open('contact', {
      pages: { 'contact-info': { ...ON } },
      answers: { 'POST /admin/mail-settings/test': { message: 'Deneme e-postası gönderildi, kutuya bakın.' } },
    })
    await user.type(address(), '.tr')
    await user.click(testMail())
    expect(await screen.findByText('Deneme e-postası gönderildi, kutuya bakın.')).toHaveAttribute('role', 'status')
    expect(api.callsOf(/mail-settings/)).toMatchObject([{ body: { to: 'kutu@example.com.tr' } }])
  })

  test('report the test email in English in the English panel', async () => {
    localStorage.setItem('locale', 'en')
    api = await startApi({
      pages: { 'contact-info': { ...ON } },
      answers: { 'POST /admin/mail-settings/test': { message: 'Deneme e-postası gönderildi.' } },
    })
    const { user } = renderAdmin({ api, path: '/admin/settings/contact' })
    await user.click(await screen.findByRole('button', { name: 'Send a test mail' }))
    expect(await screen.findByText('The test mail was sent.')).toHaveAttribute('role', 'status')
  })

  test.each([
    ['the field error', { message: 'Hata.', errors: { to: ['Adres kabul edilmedi.'] } }, 'Adres kabul edilmedi.'],
    ['the message of the server', { message: 'E-posta gönderimi ayarlı değil.' }, 'E-posta gönderimi ayarlı değil.'],
    ['a generic message', '', 'Deneme e-postası gönderilemedi.'],
  ])('show %s if the test email fails', async (_, body, sentence) => {
    const { user } = await open('contact', { pages: { 'contact-info': { ...ON } } })
    api.failNext(/mail-settings/, 503, body)
    await user.click(testMail())
    expect(await screen.findByText(sentence)).toHaveAttribute('role', 'alert')
  })
})
