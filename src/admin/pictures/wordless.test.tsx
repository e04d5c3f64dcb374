import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { adminTexts } from '../../contract/i18n/admin/admin.ts'

const { image: messages } = adminTexts.tr
const imageUrl = '/uploads/tarla.webp'

let api: Api
afterEach(() => leave(api))

/** Opens a record whose picture has no alt text. */
async function open(name: 'products' | 'slides', knowsMore: boolean) {
  const [path, row] = {
    products: ['/admin/products/edit/7', { id: 7, name: 'Kök 6', imageUrl, specs: {} }] as const,
    slides: ['/admin/settings/homepage/edit/7', { id: 7, title: 'Kök 6', imageUrl, displayOrder: 10 }] as const,
  }[name]
  api = await startApi({
    flavour: knowsMore ? 'full' : 'bare',
    rows: { [name]: [row] },
    answers: {
      'GET /admin/dashboard/stats': knowsMore ? { unansweredMessageCount: 0 } : { productCount: 1 },
      'GET /admin/pictures': [{ id: 4, url: imageUrl, alt: null }],
    },
  })
  renderAdmin({ api, path })
  expect(await screen.findByAltText(messages.preview)).toBeInTheDocument()
}

test('alt text: a form warns about a picture without one, and links to its form', async () => {
  await open('products', true)
  expect(await screen.findByText(messages.wordless)).toContainElement(
    screen.getByRole('link', { name: messages.describe }),
  )
  expect(screen.getByRole('link', { name: messages.describe })).toHaveAttribute('href', '/admin/pictures/edit/4')
})

test('alt text: no warning if the record has an alt text field of its own', async () => {
  await open('slides', true)
  expect(await screen.findByRole('button', { name: messages.library })).toBeInTheDocument()
  expect(screen.queryByText(messages.wordless)).not.toBeInTheDocument()
  expect(api.callsOf(/GET .admin.pictures/)).toEqual([])
})

test('alt text: not requested from a minimal API', async () => {
  await open('products', false)
  await waitFor(() => expect(api.callsOf(/dashboard.stats/)).not.toEqual([]))
  await waitFor(() => expect(api.state.open).toBe(0))
  expect(screen.queryByText(messages.wordless)).not.toBeInTheDocument()
  expect(api.callsOf(/GET .admin.pictures/)).toEqual([])
})
