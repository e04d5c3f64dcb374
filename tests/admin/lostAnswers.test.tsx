import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { expectNoise } from '../setup/dom.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startRealServer } from './servers.ts'

let site: Awaited<ReturnType<typeof startRealServer>>
let isLost = false
beforeAll(async () => {
  site = await startRealServer({ settings: { RATE_LIMITS: 'off' } })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.database.db.deleteFrom('products').execute()
  const { fetch } = globalThis
  // The panel beside its own API, and a line that breaks after a call has arrived.
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

/** A form whose save was made, without anybody here knowing of it. */
async function saveInTheDark() {
  expectNoise()
  const view = await open()
  await view.user.type(field('name'), 'Kök 9')
  isLost = true
  await view.user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await screen.findByText('Bağlantınızı denetleyip yeniden kaydedin.')
  isLost = false
  expect(await names()).toEqual(['Kök 9'])
  return view
}
const retry = () => screen.getByRole('button', { name: 'Yeniden dene' })
const isAdded = () => screen.findByText(/Ürün eklendi/)

test('a save that is tried again is made once', async () => {
  const { user } = await saveInTheDark()
  await user.click(retry())
  await isAdded()
  expect(await names()).toEqual(['Kök 9'])
})

test('what was changed meanwhile is saved in the record that is there', async () => {
  const { user } = await saveInTheDark()
  await user.type(field('name'), ' Pro')
  await user.click(retry())
  await isAdded()
  expect(await names()).toEqual(['Kök 9 Pro'])
})

test('also from the draft, when the tab was lost too', async () => {
  await saveInTheDark()
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Kök 9'))
  cleanup()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Taslağı geri getir' }))
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await isAdded()
  expect(await names()).toEqual(['Kök 9'])
  expect(JSON.stringify(localStorage)).not.toContain('draft:')
})

test.each(['', ' Plus'])(
  'a stored record is saved again without a question, and with what was typed since: "%s"',
  async (more) => {
    expectNoise()
    const { body } = await site.admin('POST /products', { name: 'Kök 9', description: 'Toprağı ölçer.' })
    const { user } = renderAdmin({ api: { ...site, url: '/api' }, path: `/admin/products/edit/${body.id}` })
    await screen.findByRole('button', { name: 'Kaydet' })
    await user.type(field('name'), ' Pro')
    isLost = true
    await user.click(screen.getByRole('button', { name: 'Kaydet' }))
    await screen.findByText('Bağlantınızı denetleyip yeniden kaydedin.')
    isLost = false
    expect(await names()).toEqual(['Kök 9 Pro'])
    if (more) await user.type(field('name'), more)
    await user.click(retry())
    await screen.findByText(/^Kaydedildi, /)
    expect(await names()).toEqual([`Kök 9 Pro${more}`])
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)
