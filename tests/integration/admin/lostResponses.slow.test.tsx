// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/auth/PeopleScreen.tsx'
import '../../../src/admin/integrations/ApiKeysScreen.tsx'
import '../../../src/admin/integrations/WebhooksScreen.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectNoise } from '../../helpers/dom.ts'
import { some } from '../../helpers/slowTests.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startRealServer } from './servers.ts'

let site: Awaited<ReturnType<typeof startRealServer>>
let isLost: boolean
beforeAll(async () => {
  site = await startRealServer({ settings: { RATE_LIMITS: 'off' } })
})
afterAll(() => site.close())
beforeEach(async () => {
  isLost = false
  for (const table of ['products', 'accessKeys', 'webhooks'] as const)
    await site.database.db.deleteFrom(table).execute()
  const { fetch } = globalThis
  // The panel has the origin of its API; responses to changes are lost while `isLost` is set.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const answer = await fetch(String(address).replace(/^\/api(?=\/)/, site.url), init)
    if (!isLost || !init?.method || init.method === 'GET') return answer
    throw new TypeError('Failed to fetch')
  })
})
afterEach(() => leave({ close: async () => {} }))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const names = async () => (await site.admin('GET /products')).body.map(({ name }: { name: string }) => name)
async function open() {
  const view = renderAdmin({ api: { ...site, url: '/api' }, path: '/admin/products/new' })
  await screen.findByRole('button', { name: 'Kaydet' })
  return view
}

/** Saves a form whose response is lost. */
async function saveWithoutResponse() {
  expectNoise()
  const view = await open()
  await view.user.type(field('name'), 'Kök 9')
  isLost = true
  await view.user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await screen.findByText('Bağlantınızı kontrol edip yeniden kaydedin.')
  isLost = false
  expect(await names()).toEqual(['Kök 9'])
  return view
}
const retry = () => screen.getByRole('button', { name: 'Tekrar dene' })
const isAdded = () => screen.findByText(/Ürün eklendi/)

test('lost response: a retried save creates one record', async () => {
  const { user } = await saveWithoutResponse()
  await user.click(retry())
  await isAdded()
  expect(await names()).toEqual(['Kök 9'])
})

test('lost response: a retry with other values changes the created record', async () => {
  const { user } = await saveWithoutResponse()
  await user.type(field('name'), ' Pro')
  await user.click(retry())
  await isAdded()
  expect(await names()).toEqual(['Kök 9 Pro'])
})

test('lost response: a restored draft saves the created record', async () => {
  await saveWithoutResponse()
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Kök 9'))
  cleanup()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Taslağı geri getir' }))
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await isAdded()
  expect(await names()).toEqual(['Kök 9'])
  expect(JSON.stringify(localStorage)).not.toContain('draft:')
})

test.each(some(['', ' Plus'], 2))(
  'lost response: a stored record is saved again without a conflict, with the input since then: "%s"',
  async (more) => {
    expectNoise()
    const { body } = await site.admin('POST /products', { name: 'Kök 9', description: 'Toprağı ölçer.' })
    const { user } = renderAdmin({ api: { ...site, url: '/api' }, path: `/admin/products/edit/${body.id}` })
    await screen.findByRole('button', { name: 'Kaydet' })
    await user.type(field('name'), ' Pro')
    isLost = true
    await user.click(screen.getByRole('button', { name: 'Kaydet' }))
    await screen.findByText('Bağlantınızı kontrol edip yeniden kaydedin.')
    isLost = false
    expect(await names()).toEqual(['Kök 9 Pro'])
    if (more) await user.type(field('name'), more)
    await user.click(retry())
    await screen.findByText(/^Kaydedildi, /)
    expect(await names()).toEqual([`Kök 9 Pro${more}`])
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

describe('lost response: API key', () => {
  const keys = async () => (await site.admin('GET /admin/access-keys')).body as { id: number; name: string }[]
  const make = () => screen.getByRole('button', { name: 'Anahtar oluştur' })

  /** Creates an API key whose response is lost. */
  async function createWithoutResponse() {
    expectNoise()
    const view = renderAdmin({ api: { ...site, url: '/api' }, path: '/admin/settings/access-keys' })
    await screen.findByRole('button', { name: 'Anahtar oluştur' })
    await view.user.type(field('name'), 'Depo')
    isLost = true
    await view.user.click(make())
    await waitFor(() => expect(make()).not.toHaveAttribute('aria-disabled', 'true'))
    isLost = false
    expect(await keys()).toMatchObject([{ name: 'Depo' }])
    return view
  }

  test('is created once, and shown on the retry', async () => {
    const { user } = await createWithoutResponse()
    await user.click(make())
    const { value } = await screen.findByLabelText<HTMLInputElement>('“Depo” anahtarı')
    expect(await keys()).toMatchObject([{ name: 'Depo' }])
    const asProgram = { headers: { authorization: `Bearer ${value}` } }
    expect((await site.call('GET /blog/admin', undefined, asProgram)).status).toBe(200)
  })

  test('under another name is refused, the first one is listed, and the next attempt creates another', async () => {
    const { user } = await createWithoutResponse()
    await user.type(field('name'), ' 2')
    await user.click(make())
    await screen.findByText(/Bu form daha önce kaydedildi/)
    await screen.findByText('Depo')
    expect(await keys()).toMatchObject([{ name: 'Depo' }])
    await user.click(make())
    await screen.findByLabelText('“Depo 2” anahtarı')
    expect(await keys()).toHaveLength(2)
  })
})

test('lost response: a webhook is created once, and its secret is shown on the retry', async () => {
  expectNoise()
  const { user } = renderAdmin({ api: { ...site, url: '/api' }, path: '/admin/settings/webhooks' })
  await user.click(await screen.findByRole('button', { name: 'Adres ekle' }))
  await user.type(field('url'), 'https://hooks.example.com/filiz')
  const add = screen.getByRole('button', { name: 'Kaydet' })
  isLost = true
  await user.click(add)
  await screen.findByText(/Lütfen tekrar deneyin/)
  isLost = false
  const added = async () => (await site.admin('GET /admin/webhooks')).body
  expect(await added()).toHaveLength(1)
  await user.click(add)
  const { value } = await screen.findByLabelText<HTMLInputElement>(/imza anahtarı/)
  expect(value).toMatch(/^whsec_/)
  expect(await added()).toHaveLength(1)
})

test('lost response: an invitation is created once', async () => {
  expectNoise()
  const { user } = renderAdmin({ api: { ...site, url: '/api' }, path: '/admin/settings/people' })
  const invite = await screen.findByRole('button', { name: 'Davet et' })
  await user.type(field('email'), 'ayse@example.com')
  isLost = true
  await user.click(invite)
  await screen.findByText('İşlem tamamlanamadı. Lütfen tekrar deneyin.')
  isLost = false
  await user.click(invite)
  const { value } = await screen.findByLabelText<HTMLInputElement>(/davet bağlantısı/)
  expect(value).toContain('/login/davet/')
  const invited = await site.admin('GET /admin/activity?filter={"resource":"administrators"}')
  expect(invited.body).toMatchObject([{ action: 'create' }])
})
