import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/auth/AccountScreen.tsx'
import '../../../src/admin/blog/PostForm.tsx'
import '../../../src/admin/blog/PostList.tsx'
import '../../../src/admin/contact/ContactScreen.tsx'
import '../../../src/admin/inbox/InboxScreen.tsx'
import { expectNoise } from '../../helpers/dom.ts'
import { some } from '../../helpers/slowTests.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startOtherServer } from './servers.ts'

/**
 * The messages of docs/product.md, sections 5 and 8, for the administrator: each is written here literally, caused by a real
 * failure of the server, and shown on its screen.
 */
let api: Awaited<ReturnType<typeof startOtherServer>>
beforeEach(async () => {
  api = await startOtherServer()
  expectNoise()
})
afterEach(() => leave(api))

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]:not([aria-hidden]), textarea[name="${name}"]`)!
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const seen = (sentence: string) => screen.findByText(sentence)
const open = (path: string, isSignedIn = true) => renderAdmin({ api, path, isSignedIn })
type User = ReturnType<typeof open>['user']
const press = async (user: User, name: string | RegExp) => user.click(await button(name))
const upload = (user: User, name: string) =>
  user.upload(field(name), new File(['x'], 'gorsel.png', { type: 'image/png' }))
async function fillIn(user: User, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(field(name))
    await user.type(field(name), value)
  }
}

const UPLOAD = 'Görsel yüklenirken bir hata oluştu.'
const TOGGLE = 'Durum güncellenirken bir hata oluştu.'
const LOAD = 'Veri çekilirken bir hata oluştu.'
const CREATE = 'eklenirken bir hata oluştu.'
const UPDATE = 'güncellenirken bir hata oluştu.'

interface Screens {
  path: string
  calls: { list: string; one?: string; files: string; change?: string }
  picture: string
  /** Required values of the form. */
  needed: Record<string, string>
  says: Record<'list' | 'remove' | 'create' | 'update' | 'missing' | 'noId', string>
}

const RESOURCES: readonly Screens[] = [
  {
    path: '/admin/products',
    calls: { list: '/products', one: '/products', files: '/files/upload-product-image' },
    picture: 'imageUrl',
    needed: { name: 'Ölçer' },
    says: {
      list: 'Ürün listesi yüklenemedi.',
      remove: 'Ürün silinirken hata.',
      create: `Ürün ${CREATE}`,
      update: `Ürün ${UPDATE}`,
      missing: 'Ürün bulunamadı.',
      noId: 'Geçersiz Ürün ID.',
    },
  },
  {
    path: '/admin/services',
    calls: { list: '/services', one: '/services', files: '/files/upload-service-image' },
    picture: 'imageUrl',
    needed: { name: 'Eğitim' },
    says: {
      list: 'Hizmet listesi yüklenemedi.',
      remove: 'Hizmet silinirken hata.',
      create: `Hizmet ${CREATE}`,
      update: `Hizmet ${UPDATE}`,
      missing: 'Hizmet bulunamadı.',
      noId: 'Geçersiz Hizmet ID.',
    },
  },
  {
    path: '/admin/blog',
    calls: { list: '/blog/admin', one: '/blog/admin', files: '/files/upload-blog-image', change: '/blog' },
    picture: 'coverImageUrl',
    needed: { title: 'Don', content: 'Metin' },
    says: {
      list: 'Blog yazıları yüklenemedi.',
      remove: 'Yazı silinirken bir hata oluştu.',
      create: `Yazı ${CREATE}`,
      update: `Yazı ${UPDATE}`,
      missing: 'Yazı bulunamadı.',
      noId: 'Geçersiz Yazı ID.',
    },
  },
  {
    path: '/admin/settings/homepage',
    calls: { list: '/slides', files: '/files/upload-slide-image' },
    picture: 'imageUrl',
    needed: { title: 'Sera' },
    says: {
      list: 'Slaytlar yüklenemedi.',
      remove: 'Slayt silinirken hata.',
      create: `Slayt ${CREATE}`,
      update: `Slayt ${UPDATE}`,
      missing: 'Slayt bulunamadı.',
      noId: 'Geçersiz Slayt ID.',
    },
  },
]

// One resource with an endpoint for one record, and one that has only a list.
describe.each(some(RESOURCES, 2))('error messages of $path', ({ path, calls, picture, needed, says }) => {
  const change = calls.change ?? calls.list
  const read = calls.one ? `GET ${calls.one}/1` : `GET ${calls.list}`

  test('of the list', async () => {
    api.fail(`GET ${calls.list}`, 500)
    const { user } = open(path)
    await seen(says.list)
    api.mend()
    await press(user, 'Tekrar dene')
    const [menu] = await screen.findAllByRole('button', { name: /^İşlemler: / })
    for (const id of [1, 2]) api.fail(`DELETE ${change}/${id}`, 500)
    await user.click(menu!)
    await user.click(await screen.findByRole('menuitem', { name: 'Sil' }))
    await seen(says.remove)
  })

  test('of the form of a new record', async () => {
    const { user } = open(`${path}/new`)
    await button('Kaydet')
    api.fail(`POST ${calls.files}`, 500)
    await upload(user, picture)
    await seen(UPLOAD)
    expect(screen.queryByAltText('Seçili görsel')).toBeNull()
    api.mend()
    await upload(user, picture)
    await screen.findByAltText('Seçili görsel')
    await fillIn(user, needed)
    api.fail(`POST ${change}`, 500)
    await press(user, 'Kaydet')
    await seen(says.create)
  })

  test('of the form of a stored record', async () => {
    api.fail(read, 500)
    const { user } = open(`${path}/edit/1`)
    await seen(LOAD)
    api.mend()
    await press(user, 'Tekrar dene')
    await button('Kaydet')
    api.fail(`POST ${calls.files}`, 500)
    await upload(user, picture)
    await seen(UPLOAD)
    await fillIn(user, needed)
    api.fail(`PUT ${change}/1`, 500)
    await press(user, 'Kaydet')
    await seen(says.update)
  })

  test.each([
    ['999', says.missing],
    ['abc', says.noId],
  ])('of a form at /edit/%s', async (id, sentence) => {
    open(`${path}/edit/${id}`)
    await seen(sentence)
  })
})

test.each(['products', 'services'])('error messages: star in the list of %s', async (name) => {
  for (const id of [1, 2]) api.fail(`PUT /${name}/${id}/toggle-feature`, 500)
  const { user } = open(`/admin/${name}`)
  await press(user, /^Öne çıkar: /)
  await seen(TOGGLE)
})

describe.each<
  [screen: string, key: string, name: string, load: string, update: string, picture?: string, files?: string]
>([
  ['about', 'about', 'title', 'İçerik yüklenemedi.', `İçerik ${UPDATE}`, 'imageUrl', 'page-image'],
  ['contact', 'contact-info', 'phoneNumber', 'İletişim ayarları yüklenemedi.', `İletişim ayarları ${UPDATE}`],
  ['site', 'site-settings', 'title', 'Site ayarları yüklenemedi.', `Site ayarları ${UPDATE}`, 'logoUrl', 'logo'],
])('error messages of /admin/settings/%s', (screenName, key, name, load, update, picture, files) => {
  test('of the form', async () => {
    api.fail(`GET /admin/page-content/${key}`, 500)
    const { user } = open(`/admin/settings/${screenName}`)
    await seen(load)
    api.mend()
    await press(user, 'Tekrar dene')
    await button('Kaydet')
    if (picture) {
      api.fail(`POST /files/upload-${files}`, 500)
      await upload(user, picture)
      await seen(UPLOAD)
    }
    await user.type(field(name), '1')
    api.fail(`PUT /admin/page-content/${key}`, 500)
    await press(user, 'Kaydet')
    await seen(update)
  })
})

test('error messages: dashboard', async () => {
  api.fail('GET /admin/dashboard/stats', 500)
  open('/admin')
  await seen('İstatistikler yüklenemedi.')
})

test('error messages: inbox', async () => {
  api.fail('GET /admin/contact-messages', 500)
  const { user } = open('/admin/inbox')
  await seen('Mesajlar yüklenemedi.')
  api.mend()
  for (const call of ['PUT /admin/contact-messages/1/mark-read', 'DELETE /admin/contact-messages/1'])
    api.fail(call, 500)
  await press(user, 'Tekrar dene')
  await user.click(await screen.findByRole('link', { name: /Sera fiyatı/ }))
  await seen('Okundu durumu güncellenemedi.')
  await user.click(within(screen.getByRole('article')).getByRole('button', { name: 'Sil' }))
  await seen('Mesaj silinirken hata oluştu.')
})

describe('validation messages', () => {
  test('for a topic, and the days of a schedule', async () => {
    const { user } = open('/admin/blog/new')
    await press(user, 'Taslak yaz')
    await seen('Lütfen AI için bir konu başlığı girin.')
    api.fail('POST /ai/generate-blog-post', 500)
    await fillIn(user, { topic: 'Zeytin' })
    await press(user, 'Taslak yaz')
    await seen('AI içerik oluşturulurken bir hata oluştu.')
    await user.click(document.querySelector('[name=publishOption][value=schedule]')!)
    await press(user, 'Kaydet')
    await seen('Lütfen zamanlama için geçerli bir gün sayısı (1-30) seçin.')
  })

  test('for the days of a new schedule', async () => {
    const { user } = open('/admin/blog/edit/2')
    await button('Kaydet')
    await user.click(document.querySelector('[name=publishOption][value=schedule]')!)
    await press(user, 'Kaydet')
    await seen('Lütfen yeni bir zamanlama için geçerli bir gün sayısı (1-30) seçin.')
  })

  test('for the picture of a slide', async () => {
    const { user } = open('/admin/settings/homepage/new')
    await press(user, 'Kaydet')
    await seen('Lütfen bir görsel yükleyin.')
  })

  test('for a password of six characters, entered twice', async () => {
    api.fail('POST /accounts/change-password', 500)
    const { user } = open('/admin/settings/account')
    await button('Şifreyi değiştir')
    for (const [newPassword, confirmNewPassword, sentence] of [
      ['12345', '12345', 'Yeni şifre en az 6 karakter olmalıdır.'],
      ['123456', '123457', 'Yeni şifreler eşleşmiyor.'],
      ['123456', '123456', 'Şifre değiştirilirken bir sunucu hatası oluştu.'],
    ] as const) {
      await fillIn(user, { currentPassword: 'eski', newPassword, confirmNewPassword })
      await press(user, 'Şifreyi değiştir')
      await seen(sentence)
    }
  })
})

test('error messages: login', async () => {
  const { user } = open('/login', false)
  await waitFor(() => expect(field('email')).not.toBeNull())
  const answers: [number, object?][] = [
    [401],
    [400, { errors: { email: ['Bir.'], password: ['İki.'] } }],
    [200, {}],
    [500],
  ]
  const sentences = [
    'Geçersiz e-posta veya şifre.',
    'Bir. İki.',
    'Giriş başarısız. Token alınamadı.',
    'Giriş sırasında bir hata oluştu. Lütfen tekrar deneyin.',
  ]
  for (const [index, answer] of answers.entries()) {
    api.fail('POST /accounts/login', ...answer)
    await fillIn(user, { email: 'a@b.co', password: 'x' })
    await press(user, 'Giriş yap')
    await seen(sentences[index]!)
  }
})
