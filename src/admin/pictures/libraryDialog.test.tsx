import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { adminTexts } from '../../contract/i18n/admin/admin.ts'
import { pictureTexts } from '../../contract/i18n/admin/pictures.ts'

const messages = pictureTexts.tr
const facts = { type: 'image/png', width: 8, height: 8, bytes: 99, alt: null, focalX: 0.5, focalY: 0.5, usedIn: [] }

let api: Api
afterEach(() => leave(api))

test('media library dialog: number of matches and "no matches" are announced by one live region', async () => {
  const answers: Record<string, unknown> = {
    'GET /admin/dashboard/stats': { unansweredMessageCount: 0 },
    'GET /admin/pictures': [{ id: 4, url: '/uploads/tarla.png', name: 'tarla.png', ...facts }],
  }
  api = await startApi({ answers })
  const { user } = renderAdmin({ api, path: '/admin/products/new' })
  await user.click(await screen.findByRole('button', { name: adminTexts.tr.image.library }))
  const library = within(await screen.findByRole('dialog', { name: messages.library }))
  const status = await library.findByText('1 görsel')
  expect(status).toHaveAttribute('role', 'status')
  answers['GET /admin/pictures'] = []
  await user.type(library.getByRole('searchbox'), 'zzz')
  expect(await library.findByText(messages.none)).toBe(status)
})
