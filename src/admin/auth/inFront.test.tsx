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

/** A finished form is removed together with its focused element, so the focus moves to the main content. */
const leavesTheFocusAtThePage = () => waitFor(() => expect(screen.getByRole('main')).toHaveFocus())

test('lost password: the sent link is reported in an existing live region, and the main content gets the focus', async () => {
  const user = await open('/login/sifre', { 'POST /accounts/forgot-password': {} })
  const region = screen.getByRole('status')
  await user.type(field('email'), 'ada@example.com{Enter}')
  await leavesTheFocusAtThePage()
  expect(field('email')).toBeNull()
  expect(screen.getByRole('status')).toBe(region)
  expect(region).not.toBeEmptyDOMElement()
})

test('lost password: the command for a site without email is announced too', async () => {
  const user = await open('/login/sifre', { 'POST /accounts/forgot-password': { canMail: false } })
  await user.type(field('email'), 'ada@example.com{Enter}')
  expect(await screen.findByText(/npm run cli -- reset-password --email ada@example\.com/)).toBeInTheDocument()
  await leavesTheFocusAtThePage()
  expect(await screen.findByText(/^Bu site .* göndermiyor/, { selector: '[role=status]' })).toBeInTheDocument()
})

test('new password: error and success are reported in existing live regions', async () => {
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
