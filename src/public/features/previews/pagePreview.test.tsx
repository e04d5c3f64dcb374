import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { prepareVisits } from '../../../../tests/public/visits.ts'
import { preview } from '../../../contract/i18n/site/preview.ts'
import { siteTexts } from '../../../contract/i18n/site/site.ts'

const { nav, skipToContent } = siteTexts.tr
const ABOUT = '/page-content/about'
const visits = prepareVisits({ pages: { about: { title: 'Eski', mainText: 'Kaydedilmiş.' } } })

beforeEach(async () => {
  await visits.preview('/hakkimizda?onizleme=T', { about: { title: 'Yeni', mainText: 'Kaydedilmemiş.' } })
  await screen.findByRole('complementary', { name: preview.page.label })
})

const main = () => within(screen.getByRole('main'))
const title = () => main().getByRole('heading', { level: 1 }).textContent
const hasRibbon = () => screen.queryByRole('complementary', { name: preview.page.label }) !== null
const menu = (name: string) =>
  within(screen.getAllByRole('navigation', { name: nav.main })[0]!).getByRole('link', { name })
const wasAsked = () => vi.waitFor(() => expect(visits.api.asked).toContain(ABOUT))
/** What an answer changes is drawn by then. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

test('what is previewed stands while its own link is pointed at', async () => {
  await userEvent.hover(menu(nav.about))
  await wasAsked()
  await settle()
  expect([title(), hasRibbon()]).toEqual(['Yeni', true])
})

test('what is previewed stands when the line comes back', async () => {
  act(() => void window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(visits.api.asked).toContain('/page-content/site-settings'))
  await settle()
  expect([title(), hasRibbon()]).toEqual(['Yeni', true])
  expect(visits.api.asked).not.toContain(ABOUT)
})

test('a place on what is previewed is still previewed', async () => {
  await userEvent.click(screen.getByRole('link', { name: skipToContent }))
  await settle()
  expect([title(), hasRibbon()]).toEqual(['Yeni', true])
})

test('its own address shows what is saved', async () => {
  fireEvent.click(menu(nav.about))
  await waitFor(() => expect([title(), hasRibbon()]).toEqual(['Eski', false]))
})

test('who goes on and comes back finds the preview, and says so', async () => {
  await userEvent.click(screen.getByRole('link', { name: skipToContent }))
  fireEvent.click(menu(nav.blog))
  await main().findByRole('heading', { level: 1, name: nav.blog })
  expect(hasRibbon()).toBe(false)
  act(() => window.history.back())
  await waitFor(() => expect([title(), hasRibbon()]).toEqual(['Yeni', true]))
  await settle()
  expect(title()).toBe('Yeni')
})
