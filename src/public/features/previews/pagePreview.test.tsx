import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { prepareVisits } from '../../../../tests/integration/public/visits.ts'
import { preview } from '../../../contract/i18n/site/preview.ts'
import siteTexts from '../../../contract/i18n/site/site.ts'

const { nav, skipToContent } = siteTexts
const ABOUT = '/page-content/about'
const visits = prepareVisits({ pages: { about: { title: 'Eski', mainText: 'Kaydedilmiş.' } } })

beforeEach(async () => {
  await visits.preview('/hakkimizda?onizleme=T', { about: { title: 'Yeni', mainText: 'Kaydedilmemiş.' } })
  await screen.findByRole('complementary', { name: preview.page.label })
})

const main = () => within(screen.getByRole('main'))
const title = () => main().getByRole('heading', { level: 1 }).textContent
const hasBanner = () => screen.queryByRole('complementary', { name: preview.page.label }) !== null
const menu = (name: string) =>
  within(screen.getAllByRole('navigation', { name: nav.main })[0]!).getByRole('link', { name })
const untilRequested = () => vi.waitFor(() => expect(visits.api.asked).toContain(ABOUT))
/** Waits until a response has been rendered. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

test('preview: kept while the link to its own page is hovered', async () => {
  await userEvent.hover(menu(nav.about))
  await untilRequested()
  await settle()
  expect([title(), hasBanner()]).toEqual(['Yeni', true])
})

test('preview: kept when the browser is online again', async () => {
  act(() => void window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(visits.api.asked).toContain('/page-content/site-settings'))
  await settle()
  expect([title(), hasBanner()]).toEqual(['Yeni', true])
  expect(visits.api.asked).not.toContain(ABOUT)
})

test('preview: kept after a navigation to a fragment', async () => {
  await userEvent.click(screen.getByRole('link', { name: skipToContent }))
  await settle()
  expect([title(), hasBanner()]).toEqual(['Yeni', true])
})

test('preview: a link to the page shows the saved content', async () => {
  fireEvent.click(menu(nav.about))
  await waitFor(() => expect([title(), hasBanner()]).toEqual(['Eski', false]))
})

test('preview: shown again after going back to it', async () => {
  await userEvent.click(screen.getByRole('link', { name: skipToContent }))
  fireEvent.click(menu(nav.blog))
  await main().findByRole('heading', { level: 1, name: nav.blog })
  expect(hasBanner()).toBe(false)
  act(() => window.history.back())
  await waitFor(() => expect([title(), hasBanner()]).toEqual(['Yeni', true]))
  await settle()
  expect(title()).toBe('Yeni')
})
