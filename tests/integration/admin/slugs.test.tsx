import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/blog/PostForm.tsx'
import { some } from '../../helpers/slowTests.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startRealServer } from './servers.ts'

let site: Awaited<ReturnType<typeof startRealServer>>
beforeEach(async () => {
  site = await startRealServer()
})
afterEach(() => leave(site))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]:not([aria-hidden])`)!
const button = (name: string) => screen.getByRole('button', { name })
async function open(path: string) {
  const view = renderAdmin({ api: site, path })
  await screen.findByRole('button', { name: 'Kaydet' })
  return view
}
async function paste(user: Awaited<ReturnType<typeof open>>['user'], name: string, text: string) {
  await user.clear(field(name))
  await user.click(field(name))
  await user.paste(text)
}

describe('slug: the form shows the one that a save gives', () => {
  test.each(
    some(
      [
        ['a name that is taken', 'Kök 6', '/urunler/kok-6-2'],
        ['a year', '2026', '/urunler/2026-2'],
        ['a word that the API reserves', 'Featured', '/urunler/featured-2'],
        ['a name without usable characters', '🌱', '/urunler/sayfa'],
        ['a long name', 'ölçüm '.repeat(30), `/urunler/${'olcum-'.repeat(13)}ol`],
      ],
      2,
    ),
  )('%s', async (_, name, address) => {
    await site.admin('POST /products', { name: 'Kök 6' })
    const { user } = await open('/admin/products/new')
    await paste(user, 'name', name)
    expect(await screen.findByText(address)).toBeInTheDocument()
    await user.click(button('Kaydet'))
    await screen.findByText(/Ürün eklendi\./)
    expect((await site.call('GET /products')).body[0].slug).toBe(address.slice('/urunler/'.length))
  })

  test('a draft with a new title whose slug is taken', async () => {
    await site.admin('POST /blog', { title: 'Hasat', content: 'x' })
    const { body } = await site.admin('POST /blog', { title: 'Taslak', content: 'x' })
    const { user } = await open(`/admin/blog/edit/${body.id}`)
    expect(screen.getByText('/blog/taslak')).toBeInTheDocument()
    await paste(user, 'title', 'Hasat')
    expect(await screen.findByText('/blog/hasat-2')).toBeInTheDocument()
    await user.click(button('Kaydet'))
    await screen.findByText(/^Kaydedildi/)
    expect((await site.admin(`GET /blog/admin/${body.id}`)).body.slug).toBe('hasat-2')
    expect(screen.getByText('/blog/hasat-2')).toBeInTheDocument()
  })

  test('a cleared slug of a public record stays, with a hint', async () => {
    const { body } = await site.admin('POST /products', { name: 'Kök 6' })
    const { user } = await open(`/admin/products/edit/${body.id}`)
    await paste(user, 'name', 'Kök 7')
    expect(screen.getByText('/urunler/kok-6')).toBeInTheDocument()
    await user.click(button('Adresi değiştir'))
    await waitFor(() => expect(field('slug')).toHaveFocus())
    await user.clear(field('slug'))
    expect(field('slug')).toHaveAccessibleDescription('Boş bırakırsanız adres değişmez: /urunler/kok-6')
    await user.click(button('Kaydet'))
    await screen.findByText(/^Kaydedildi/)
    expect((await site.admin(`GET /products/${body.id}`)).body).toMatchObject({ name: 'Kök 7', slug: 'kok-6' })
  })
})
