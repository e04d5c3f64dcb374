import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeChat } from '../../../src/public/features/chat/openChat.ts'
import { expectNoise } from '../../helpers/dom.ts'
import { type ApiServer, startApi } from './apiServer.ts'
import { openPage } from './browser.tsx'

/** Exact messages of docs/product.md, sections 2 to 5 and 8, on the pages that show them. */
let api: ApiServer

beforeEach(async () => {
  api = await startApi({ products: [{ id: 1, slug: 'kok-6', name: 'Kök 6' }] })
  vi.stubEnv('VITE_API_URL', api.url)
})
afterEach(async () => {
  act(closeChat)
  sessionStorage.clear()
  vi.unstubAllEnvs()
  await api.close()
})

const LATER = 'bir sorun oluştu. Lütfen daha sonra tekrar deneyin.'
const main = () => within(screen.getByRole('main'))
const footer = () => within(screen.getByRole('contentinfo'))

test.each([
  ['/urunler', '/products', 500, `Ürünler yüklenirken ${LATER}`],
  ['/hizmetler', '/services', 500, `Hizmetler yüklenirken ${LATER}`],
  ['/blog', '/blog', 500, `Blog yazıları yüklenirken ${LATER}`],
  ['/urunler/yok', '/products/yok', 404, 'Ürün bulunamadı.'],
  ['/hizmetler/yok', '/services/yok', 404, 'Hizmet bulunamadı.'],
  ['/blog/yok', '/blog/yok', 404, 'Blog yazısı bulunamadı.'],
  ['/urunler/kok-6', '/products/kok-6', 500, 'Ürün detayı yüklenirken bir sorun oluştu.'],
  ['/hizmetler/egitim', '/services/egitim', 500, 'Hizmet detayı yüklenirken bir sorun oluştu.'],
  ['/blog/don', '/blog/don', 500, 'Yazı yüklenirken bir sorun oluştu.'],
  ['/hakkimizda', '/page-content/about', 500, 'Sayfa içeriği yüklenemedi.'],
  ['/iletisim', '/page-content/contact-info', 500, 'İletişim bilgileri yüklenemedi.'],
  ['/iletisim', '/page-content/contact-info', 404, 'İletişim bilgileri henüz girilmemiş.'],
  ['/', '/slides', 200, 'Ana sayfa içeriği hazırlanıyor...'],
  ['/', '/products/featured', 500, `Ürünler yüklenirken ${LATER}`],
  ['/', '/services/featured', 500, `Hizmetler yüklenirken ${LATER}`],
])('message on %s if %s responds with %i', async (page, path, status, sentence) => {
  // The menu logs that it has no services.
  if (path === '/services') expectNoise()
  api.answer(path, status, status === 200 ? [] : {})
  await openPage(page, api)
  expect(main().getByText(sentence)).toBeInTheDocument()
})

test.each([
  [{ '/page-content/contact-info': [500] }, 'İletişim bilgileri yüklenemedi.'],
  [{ '/page-content/site-settings': [500] }, 'Site ayarları yüklenemedi.'],
  [{ '/page-content/contact-info': [500], '/page-content/site-settings': [500] }, 'İletişim bilgileri yüklenemedi.'],
  [
    { '/page-content/site-settings': [200, '<!doctype html>'] },
    'Site ayarları yüklenirken beklenmedik bir hata oluştu.',
  ],
] as [Record<string, [number, unknown?]>, string][])('message in the footer: %j', async (answers, sentence) => {
  for (const [path, answer] of Object.entries(answers)) api.answer(path, ...answer)
  await openPage('/gizlilik', api)
  expect(footer().getByText(sentence)).toBeInTheDocument()
})

test('home page: shows that the slides are loading', async () => {
  const release = api.hold('/slides')
  await openPage('/gizlilik', api)
  act(() => window.history.pushState(null, '', '/'))
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(await main().findByRole('heading', { level: 2, name: 'Yükleniyor...' })).toBeInTheDocument()
  release()
  expect(await main().findByText('Ana sayfa içeriği hazırlanıyor...')).toBeInTheDocument()
})

test('product card: links to the product', async () => {
  await openPage('/urunler', api)
  expect(main().getByRole('link', { name: 'Detayları Gör Kök 6' })).toHaveAttribute('href', '/urunler/kok-6')
})

test.each([
  [200, {}, 'Mesajınız başarıyla gönderildi.'],
  [200, { message: 'Size döneceğiz.' }, 'Size döneceğiz.'],
  [500, {}, 'Mesaj gönderilirken bir hata oluştu.'],
  [500, { message: 'Kutu dolu.' }, 'Kutu dolu.'],
])('message of the contact form for a response %i with %j', async (status, answer, sentence) => {
  api.answer('/contact/send-message', status, answer)
  await openPage('/iletisim', api)
  for (const [name, value] of Object.entries({ name: 'Ayşe', email: 'a@b.co', subject: 'Nem', message: 'Merhaba' }))
    await userEvent.type(document.querySelector<HTMLElement>(`form [name="${name}"]`)!, value)
  await userEvent.click(main().getByRole('button', { name: 'Mesajı gönderin' }))
  expect(await main().findByText(sentence)).toBeInTheDocument()
})

test('chat: shows an error if the request fails', async () => {
  api.answer('/chat', 500)
  await openPage('/gizlilik', api)
  await userEvent.click(screen.getByRole('button', { name: 'Asistana sorun' }))
  const chat = within(await screen.findByRole('dialog', { name: 'Filiz Destek' }))
  await userEvent.type(await chat.findByPlaceholderText('Bir soru sorun...'), 'Kaç sonda?{Enter}')
  expect(await chat.findByText('Üzgünüm, bir hata oluştu. Lütfen daha sonra tekrar deneyin.')).toBeInTheDocument()
})
