import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildProduct } from '../../../tests/integration/public/products.ts'
import { prepareVisits } from '../../../tests/integration/public/visits.ts'
import { SESSION_KEYS } from '../../contract/constants.ts'
import siteTexts from '../../contract/i18n/site/site.ts'

const texts = siteTexts
const probe = buildProduct({ slug: 'kok-6', name: 'Kök 6 toprak sondası' })
const visits = prepareVisits({ products: [probe] })

/** jsdom has no layout: every scroll position is accepted. */
beforeEach(() => {
  const scrolling = { top: 0 }
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolling.top)
  vi.mocked(window.scrollTo).mockImplementation((options) => {
    scrolling.top = (options as ScrollToOptions).top!
    window.dispatchEvent(new Event('scroll'))
  })
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const follow = (name: RegExp | string) => userEvent.click(within(screen.getByRole('main')).getByRole('link', { name }))

test('scroll restoration: back and forward lead to where each page was left', async () => {
  await visits.open('/urunler')
  window.scrollTo({ top: 700 })
  await follow(/Kök 6/)
  await heading(probe.name!)
  await waitFor(() => expect(window.scrollY).toBe(0))
  window.scrollTo({ top: 300 })
  window.history.back()
  await heading(texts.products.title)
  await waitFor(() => expect(window.scrollY).toBe(700))
  window.history.forward()
  await heading(probe.name!)
  await waitFor(() => expect(window.scrollY).toBe(300))
})

test('scroll restoration: scrolling while a page is pending changes the position of neither page', async () => {
  await visits.open('/urunler')
  window.scrollTo({ top: 700 })
  const release = visits.api.hold('/products/kok-6')
  window.history.pushState({ key: 'sonraki' }, '', '/urunler/kok-6')
  window.dispatchEvent(new PopStateEvent('popstate'))
  window.scrollTo({ top: 50 })
  release()
  await heading(probe.name!)
  window.history.back()
  await heading(texts.products.title)
  await waitFor(() => expect(window.scrollY).toBe(700))
})

test('scroll restoration: each fragment of a page has a position of its own', async () => {
  await visits.open('/urunler')
  for (const [hash, top] of Object.entries({ '#son': 2500, '#ilk': 300 })) {
    window.history.pushState(null, '', hash)
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    window.scrollTo({ top })
  }
  window.history.back()
  await waitFor(() => expect(window.location.hash).toBe('#son'))
  await waitFor(() => expect(window.scrollY).toBe(2500))
  window.history.back()
  await waitFor(() => expect(window.location.hash).toBe(''))
  await waitFor(() => expect(window.scrollY).toBe(0))
})

test('scroll restoration: positions are stored when the tab is hidden', async () => {
  await visits.open('/urunler')
  expect(window.history.scrollRestoration).toBe('manual')
  window.scrollTo({ top: 700 })
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  expect(JSON.parse(sessionStorage.getItem(SESSION_KEYS.scrollPositions)!)).toMatchObject({
    [window.history.state.key]: 700,
  })
  expect(window.history.scrollRestoration).toBe('auto')
  hidden.mockRestore()
  fireEvent(document, new Event('visibilitychange'))
  expect(window.history.scrollRestoration).toBe('manual')
})

test('scroll restoration: a link to the current page leads to its top and loads its data again', async () => {
  await visits.open('/urunler')
  window.scrollTo({ top: 700 })
  visits.api.products.push(buildProduct({ name: 'Çiy yaprak ıslaklık sensörü' }))
  await userEvent.click(within(screen.getByRole('banner')).getAllByRole('link', { name: texts.nav.products })[0]!)
  await waitFor(() => expect(window.scrollY).toBe(0))
  expect(await screen.findByRole('article', { name: 'Çiy yaprak ıslaklık sensörü' })).toBeInTheDocument()
  visits.api.products.pop()
})
