// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/blog/PageForm.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adminTexts } from '../../../src/contract/i18n/admin/admin.ts'
import { resourceTexts } from '../../../src/contract/i18n/admin/resources.ts'
import { validation } from '../../../src/contract/i18n/shared/messages.ts'
import { pages } from '../../../src/contract/resources/pages.ts'
import { products } from '../../../src/contract/resources/products.ts'
import { expectNoise } from '../../helpers/dom.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startRealServer } from './servers.ts'

const { form, items, order, slug } = adminTexts.tr

let site: Awaited<ReturnType<typeof startRealServer>>
beforeEach(async () => {
  site = await startRealServer()
})
afterEach(() => leave(site))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]:not([readonly])`)!
const button = (name: string) => screen.getByRole('button', { name })
async function open(path: string) {
  const { user } = renderAdmin({ api: site, path })
  await screen.findByRole('button', { name: form.save })
  /** A text as a person pastes it: typing sentences key by key takes seconds. */
  const paste = async (name: string, text: string) => {
    await user.clear(field(name))
    await user.click(field(name))
    await user.paste(text)
  }
  return { user, paste }
}

test('page: its text is edited as that of posts, and an address of the site is refused at the field', async () => {
  // A refused save is reported.
  expectNoise()
  const { user, paste } = await open('/admin/pages/new')
  await user.click(button(form.save))
  for (const name of ['title', 'content']) await waitFor(() => expect(field(name)).toBeInvalid())

  await paste('title', 'Bayilik')
  await paste('content', '# Kimle\n\n**Usta** ile.')
  const editor = within(screen.getByRole('textbox', { name: resourceTexts(pages, 'tr').fields.content }))
  expect(await editor.findByRole('heading', { name: 'Kimle' })).toBeInTheDocument()
  expect(editor.getByText('Usta').tagName).toBe('STRONG')
  await user.selectOptions(field('place'), resourceTexts(pages, 'tr').choices!.place!.menu!)
  await user.click(button(slug.edit))
  await paste('slug', 'iletisim')
  await user.click(button(form.save))
  await waitFor(() => expect(field('slug')).toHaveAccessibleDescription(expect.stringContaining(validation.slugOfSite)))
  expect(field('title')).toHaveValue('Bayilik')
  await paste('slug', 'bayilik')
  await user.click(button(form.save))
  await waitFor(async () =>
    expect((await site.admin('GET /pages/bayilik')).body).toMatchObject({
      title: 'Bayilik',
      content: '# Kimle\n\n**Usta** ile.',
      place: 'menu',
      isHidden: false,
    }),
  )
})

test('product: benefits, steps of the connection, parts in the box and questions are added, moved and saved', async () => {
  const { id } = (await site.admin('POST /products', { name: 'Sonda', benefits: [{ text: 'Eski' }] })).body
  const { user, paste } = await open(`/admin/products/edit/${id}`)
  const part = (name: string) =>
    within(screen.getByRole('group', { name: resourceTexts(products, 'tr').fields[name]! }))
  const add = (name: string) => user.click(part(name).getByRole('button', { name: items.add }))
  await add('benefits')
  await paste('benefits.1.text', 'Kökteki nemi ölçer.')
  await user.click(part('benefits').getByRole('button', { name: `${order.up}: Kökteki nemi ölçer.` }))
  await add('benefits')
  expect(part('benefits').getByText(items.full(3))).toBeInTheDocument()
  await add('connection')
  await paste('connection.0.title', 'Sonda')
  await add('packageContents')
  await paste('packageContents.0.text', 'Sonda, 1 adet')
  await add('questions')
  await paste('questions.0.question', 'Pili ne kadar gider?')
  await user.click(button(form.save))
  // What is missing is said where it is missing, and nothing is lost.
  for (const name of ['benefits.2.text', 'questions.0.answer']) await waitFor(() => expect(field(name)).toBeInvalid())
  await paste('questions.0.answer', 'Beş yıl.')
  await user.click(part('benefits').getByRole('button', { name: `${items.remove}: ${items.item(3)}` }))
  await user.click(button(form.save))
  await screen.findByText(/^Kaydedildi, /)
  expect((await site.admin(`GET /products/${id}`)).body).toMatchObject({
    benefits: [{ text: 'Kökteki nemi ölçer.' }, { text: 'Eski' }],
    connection: [{ title: 'Sonda', text: null }],
    packageContents: [{ text: 'Sonda, 1 adet' }],
    questions: [{ question: 'Pili ne kadar gider?', answer: 'Beş yıl.' }],
  })
})
