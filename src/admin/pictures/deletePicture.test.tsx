import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
// Loaded before the first test, so that no test waits for it.
import './PictureForm.tsx'

const facts = { type: 'image/png', width: 8, height: 8, bytes: 99, alt: null, focalX: 0.5, focalY: 0.5, usedIn: [] }
const row = { id: 4, url: '/uploads/tarla.png', name: 'tarla.png', ...facts }

let api: Api
beforeEach(async () => {
  api = await startApi({
    answers: {
      'GET /admin/dashboard/stats': { unansweredMessageCount: 0 },
      'GET /admin/pictures': [row],
      'GET /admin/pictures/4': row,
    },
  })
})
afterEach(() => leave(api))

test.each([
  ['the reason of a conflict', 409, { message: 'Bu görsel 1 yerde kullanılıyor.' }, 'Bu görsel 1 yerde kullanılıyor.'],
  ['a generic error otherwise', 500, { message: 'Depo dolu.' }, 'Görsel silinirken hata.'],
])('picture deletion: a refusal shows %s', async (_, status, body, sentence) => {
  expectNoise()
  const { user } = renderAdmin({ api, path: '/admin/pictures/edit/4' })
  api.failNext(/DELETE/, status, body)
  await user.click(await screen.findByRole('button', { name: 'Görseli sil' }))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
})
