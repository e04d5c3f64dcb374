import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { fieldsTurkish } from '../../contract/i18n/admin/admin/turkish.ts'

const messages = fieldsTurkish.file
let api: Api
beforeEach(async () => {
  api = await startApi({
    rows: {
      documents: [],
      services: [],
      products: [
        { id: 3, name: 'Kök 6' },
        { id: 7, name: 'Ark 4' },
      ],
    },
    answers: { 'GET /admin/dashboard/stats': { unansweredMessageCount: 0 } },
  })
})
afterEach(() => leave(api))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const save = () => screen.getByRole('button', { name: 'Kaydet' })

test('documents: a PDF is required, another file is refused, and products are chosen by name', async () => {
  const { user } = renderAdmin({ api, path: '/admin/documents/new' })
  await screen.findByText(messages.accepted)
  await user.type(field('title'), 'Teknik föy')
  await user.click(save())
  expect(await screen.findByText(messages.required)).toBeInTheDocument()
  const upload = (name: string, type: string) =>
    fireEvent.change(field('fileUrl'), { target: { files: [new File(['x'], name, { type })] } })
  upload('foy.docx', 'application/msword')
  expect(await screen.findByText(messages.wrongType)).toBeInTheDocument()
  upload('foy.pdf', 'application/pdf')
  expect(await screen.findByRole('link', { name: messages.open })).toBeInTheDocument()
  await user.selectOptions(field('language'), 'İngilizce')
  await user.click(screen.getByRole('combobox', { name: 'Ürünler' }))
  await user.click(await screen.findByRole('option', { name: 'Kök 6' }))
  await user.click(save())
  await waitFor(() =>
    expect(api.callsOf(/POST .documents/)).toMatchObject([
      { body: { title: 'Teknik föy', language: 'en', productIds: [3] } },
    ]),
  )
})
