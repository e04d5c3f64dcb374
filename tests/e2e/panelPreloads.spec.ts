import type { Page, Request } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { expect, test } from './fixtures.ts'
import { rows } from './rows.ts'

/** Records API requests of the page from now on. */
function recordCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname + search)
  })
  return calls
}

/** Holds the panel's code until the returned function is called. */
async function holdCode(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/admin-assets/**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const ofList = (call: string) => call.startsWith('/api/products?')

test('panel preloads: rows are requested once, before any code of the panel has loaded', async ({ page, signIn }) => {
  await signIn(page)
  const calls = recordCalls(page)
  const releaseCode = await holdCode(page)
  await page.goto('/admin/products?sort=name&order=ASC', { waitUntil: 'commit' })
  await expect.poll(() => calls.filter(ofList)).toHaveLength(1)
  expect(calls).toContain('/api/admin/dashboard/stats')
  await expect(page.locator('#root')).toBeEmpty()
  releaseCode()
  await expect(rows(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
})

test('panel preloads: nothing with Save-Data', async ({ page, signIn }) => {
  await signIn(page)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  )
  await page.clock.install()
  const calls = recordCalls(page)
  const releaseCode = await holdCode(page)
  const document = page.waitForResponse(/\/admin\/products$/)
  await page.goto('/admin/products', { waitUntil: 'commit' })
  await (await document).finished()
  await expect.poll(() => page.evaluate(() => globalThis.document.readyState)).not.toBe('loading')
  expect(calls).toEqual([])
  releaseCode()
  await expect(rows(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const knownCalls = new Set(calls)
  const later: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^[/](api|admin-assets)[/]/.test(pathname)) later.push(pathname + search)
  })
  await page.clock.fastForward(10_000)
  await page.evaluate(() => fetch('/api/health'))
  // The screen may repeat its own requests: it refetches at intervals.
  expect(later.filter((call) => !knownCalls.has(call))).toEqual(['/api/health'])
  expect(calls.filter(ofList)).toHaveLength(1)
})

test('panel preloads: the dashboard requests unanswered messages, not unread ones', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/admin', { waitUntil: 'networkidle' })
  const { unansweredMessages, unreadMessages } = adminTexts.tr.dashboard
  await expect(page.getByRole('heading', { name: unansweredMessages })).toBeVisible()
  await expect(page.getByRole('heading', { name: unreadMessages })).toHaveCount(0)
})
