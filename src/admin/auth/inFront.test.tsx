import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'

let api: Api
afterEach(() => leave(api))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

async function open(path: string, answers: Record<string, unknown>) {
  api = await startApi({ answers })
  const { user } = renderAdmin({ api, path })
  await screen.findByRole('heading', { level: 1 })
  return user
}

/** A form that is done goes away with what had the focus. */
const leavesTheFocusAtThePage = () => waitFor(() => expect(screen.getByRole('main')).toHaveFocus())

test('a link that was asked for is said in a region that was there before, and the page has the focus', async () => {
  const user = await open('/login/sifre', { 'POST /accounts/forgot-password': {} })
  const region = screen.getByRole('status')
  await user.type(field('email'), 'ada@example.com{Enter}')
  await leavesTheFocusAtThePage()
  expect(field('email')).toBeNull()
  expect(screen.getByRole('status')).toBe(region)
  expect(region).not.toBeEmptyDOMElement()
})

test('that the site sends none is heard too', async () => {
  const user = await open('/login/sifre', { 'POST /accounts/forgot-password': { canMail: false } })
  await user.type(field('email'), 'ada@example.com{Enter}')
  expect(await screen.findByText(/npm run cli -- reset-password --email ada@example\.com/)).toBeInTheDocument()
  await leavesTheFocusAtThePage()
  expect(await screen.findByText(/^Bu site .* göndermiyor/, { selector: '[role=status]' })).toBeInTheDocument()
})

test('a new password that fails, and then counts, is said in regions that were there before', async () => {
  expectNoise()
  const user = await open('/login/sifre/abc', { 'POST /accounts/reset-password': {} })
  const [alert, status] = [screen.getByRole('alert'), screen.getByRole('status')]
  await user.type(field('newPassword'), 'yeni-sifre')
  api.failNext(/reset-password/, 500)
  await user.type(field('confirmNewPassword'), 'yeni-sifre{Enter}')
  await waitFor(() => expect(alert).not.toBeEmptyDOMElement())
  await user.type(field('confirmNewPassword'), '{Enter}')
  await leavesTheFocusAtThePage()
  expect([screen.getByRole('alert'), screen.getByRole('status')]).toEqual([alert, status])
  expect(status).not.toBeEmptyDOMElement()
})
