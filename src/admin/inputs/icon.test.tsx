import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { ICON_IDENTIFIERS } from '../../contract/schema/icons.ts'

const service = (id: number, iconIdentifier: string | null) => ({
  id,
  name: `Hizmet ${id}`,
  slug: `h-${id}`,
  iconIdentifier,
})

let api: Api
beforeEach(async () => {
  api = await startApi({ rows: { services: [service(1, 'cloud'), service(2, null), service(3, 'tractor')] } })
})
afterEach(() => leave(api))

const stored = () => api.rows.services![0]!
const save = () => screen.getByRole('button', { name: 'Kaydet' })
const icons = () => screen.findByRole('radiogroup', { name: 'Simge' })
const iconOf = (element: Element | null) => element?.querySelector('use')?.getAttribute('href')

async function open(id: number) {
  const view = renderAdmin({ api, path: `/admin/services/edit/${id}` })
  await icons()
  return view
}

test('icon input: shows all icons, with the current one checked', async () => {
  await open(1)
  const radios = within(await icons()).getAllByRole('radio')
  expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual(['', ...ICON_IDENTIFIERS])
  expect(new Set(radios.map((radio) => iconOf(radio.parentElement))).size).toBe(ICON_IDENTIFIERS.length)
  expect(screen.getByRole('radio', { name: 'Bulut' })).toBeChecked()
  expect(radios.every((radio) => radio.getAttribute('name') === 'iconIdentifier')).toBe(true)
})

test('icon input: found by name or identifier with Turkish rules, and chosen by keyboard', async () => {
  const { user } = await open(1)
  const search = screen.getByRole('searchbox', { name: 'Simge ara' })
  await user.type(search, 'ENERJİ')
  expect(screen.getByText('2 simge')).toBeInTheDocument()
  await user.clear(search)
  await user.type(search, 'goal')
  await user.tab()
  await user.keyboard(' ')
  expect(screen.getByRole('radio', { name: 'Hedef' })).toBeChecked()
  await user.clear(search)
  await user.type(search, 'traktör{Enter}')
  expect(screen.getByText('Bu sözcüğe uyan simge yok.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Aramayı temizle' }))
  expect(search).toHaveFocus()
  await user.click(save())
  await waitFor(() => expect(stored()).toMatchObject({ iconIdentifier: 'goal' }))
})

test('icon input: can be set to none', async () => {
  const { user } = await open(1)
  await user.click(screen.getByRole('radio', { name: 'Simge yok' }))
  await user.click(save())
  await waitFor(() => expect(stored()).toMatchObject({ iconIdentifier: null }))
})

test.each([
  [2, 'Simge yok'],
  [3, 'Bilinmeyen simge: tractor'],
])('icon input: an empty or unknown icon is shown as a question mark', async (id, sentence) => {
  await open(id)
  const question = iconOf(screen.getByRole('radio', { name: 'Soru işareti' }).parentElement)
  expect(iconOf(screen.getByText(sentence))).toBe(question)
})

test('icon field: shown in the list with an accessible name', async () => {
  renderAdmin({ api, path: '/admin/services' })
  for (const name of ['Bulut', 'Simge yok', 'Bilinmeyen simge: tractor'])
    expect(await screen.findByRole('img', { name })).toBeInTheDocument()
})
