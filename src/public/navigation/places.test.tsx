import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildProduct } from '../../../tests/public/products.ts'
import { prepareVisits } from '../../../tests/public/visits.ts'
import { SESSION_KEYS } from '../../contract/constants.ts'
import { siteTexts } from '../../contract/i18n/site/site.ts'

const texts = siteTexts.tr
const probe = buildProduct({ slug: 'kok-6', name: 'Kök 6 toprak sondası' })
const visits = prepareVisits({ products: [probe] })

/** jsdom lays nothing out: every page here is as tall as anyone scrolls. */
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

test('going back and forward leads to where each page was left', async () => {
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

test('what is scrolled while the page that was asked for is on its way is the place of neither', async () => {
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

test('a place on the page is its own entry at once, whatever is gone to next', async () => {
  await visits.open('/urunler')
  for (const [hash, top] of Object.entries({ '#son': 2500, '#ilk': 300 })) {
    window.history.pushState(null, '', hash)
    window.dispatchEvent(new PopStateEvent('popstate'))
    window.scrollTo({ top })
  }
  window.history.back()
  await waitFor(() => expect(window.location.hash).toBe('#son'))
  await waitFor(() => expect(window.scrollY).toBe(2500))
  window.history.back()
  await waitFor(() => expect(window.location.hash).toBe(''))
  await waitFor(() => expect(window.scrollY).toBe(0))
})

test('places are kept when the tab is hidden, which may be its end', async () => {
  await visits.open('/urunler')
  expect(window.history.scrollRestoration).toBe('manual')
  window.scrollTo({ top: 700 })
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  expect(JSON.parse(sessionStorage.getItem(SESSION_KEYS.places)!)).toMatchObject({ [window.history.state.key]: 700 })
  expect(window.history.scrollRestoration).toBe('auto')
  hidden.mockRestore()
  fireEvent(document, new Event('visibilitychange'))
  expect(window.history.scrollRestoration).toBe('manual')
})

test('a link to the page that one is on leads to its top, and brings what has changed there', async () => {
  await visits.open('/urunler')
  window.scrollTo({ top: 700 })
  visits.api.products.push(buildProduct({ name: 'Çiy yaprak ıslaklık sensörü' }))
  await userEvent.click(within(screen.getByRole('banner')).getAllByRole('link', { name: texts.nav.products })[0]!)
  await waitFor(() => expect(window.scrollY).toBe(0))
  expect(await screen.findByRole('article', { name: 'Çiy yaprak ıslaklık sensörü' })).toBeInTheDocument()
  visits.api.products.pop()
})
