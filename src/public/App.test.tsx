import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { accessibilityFaultsOf } from '../../tests/helpers/componentContract.tsx'
import { buildProduct } from '../../tests/integration/public/products.ts'
import { prepareVisits } from '../../tests/integration/public/visits.ts'
import siteTexts from '../contract/i18n/site/site.ts'

const texts = siteTexts

const probe = buildProduct({ slug: 'kok-6', name: 'Kök 6 toprak sondası' })
const valve = buildProduct({ slug: 'ark-4', name: 'Ark 4 vana kontrol ünitesi', isFeatured: false })
const visits = prepareVisits({ products: [probe, valve] })

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const linkTo = (name: RegExp | string) => within(screen.getByRole('main')).getByRole('link', { name })

/** Long enough for an unwanted request or update to arrive. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

/** Tags of the head, sorted: in development React removes its own and adds them again. */
const tagsOf = (head: string) => head.split(/(?<=>)(?=<(?!\/))/).sort()

describe('hydration', () => {
  test.each(['/', '/urunler', '/urunler/kok-6', '/urunler/yok', '/yok'])(
    '%s: uses the HTML of the server, and repeats no request',
    async (path) => {
      const { container, drawn } = await visits.open(path)
      expect(container.innerHTML).toBe(drawn.body)
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(visits.api.asked).toEqual([])
      expect(document.head.querySelectorAll('title')).toHaveLength(1)
      expect(tagsOf(document.head.innerHTML)).toEqual(tagsOf(drawn.head))
    },
  )

  test('a request that failed on the server: its error is shown at once, and it is not repeated', async () => {
    visits.api.answer('/products', 500)
    await visits.open('/urunler')
    expect(screen.getByRole('alert')).toHaveTextContent(texts.products.failed)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(visits.api.asked).toEqual([])
  })

  test('a page rendered last year: hydration keeps its year', async () => {
    const old = new Date().getFullYear()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${old + 1}-01-02`) })
    await visits.open('/yok')
    vi.useRealTimers()
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${old} Filiz`)
  })
})

test.each(['/', '/urunler', '/urunler/kok-6', '/urunler/yok', '/yok'])('%s: no axe violations', async (path) => {
  const { container } = await visits.open(path)
  expect(await accessibilityFaultsOf(container)).toEqual([])
})

describe('navigation', () => {
  test('from the home page to a product: without a new document, and the title is announced', async () => {
    await visits.open('/')
    await userEvent.click(linkTo(texts.allProducts))
    await heading(texts.products.title)
    await userEvent.click(await screen.findByRole('link', { name: /Ark 4/ }))
    await heading(valve.name!)
    expect(window.location.pathname).toBe('/urunler/ark-4')
    await waitFor(() => expect(document.title).toBe(`${valve.name} | Filiz Tarım Teknolojileri`))
    expect(document.querySelectorAll('title')).toHaveLength(1)
    expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://filiz.example/urunler/ark-4',
    )
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
    expect(screen.getAllByRole('status').some((status) => status.textContent === document.title)).toBe(true)
  })

  test('does not move the focus out of a field that the visitor is typing in', async () => {
    await visits.open('/urunler')
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    fireEvent.click(linkTo(/Ark 4/))
    await heading(valve.name!)
    await waitFor(() => expect(field).toHaveFocus())
    field.remove()
  })

  test('keeps the page until a slow product is loaded, and announces that it is loading', async () => {
    await visits.open('/urunler')
    const release = visits.api.hold('/products/ark-4')
    const title = document.title
    await userEvent.click(linkTo(/Ark 4/))
    await waitFor(() => expect(visits.api.asked).toContain('/products/ark-4'))
    await waitFor(() =>
      expect(screen.getAllByRole('status').some((status) => status.textContent === texts.loading)).toBe(true),
    )
    await pause()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.products.title)
    expect(linkTo(/Ark 4/)).toBeInTheDocument()
    expect([document.title, window.location.pathname]).toEqual([title, '/urunler/ark-4'])
    release()
    await heading(valve.name!)
    await waitFor(() => expect(document.title).toBe(`${valve.name} | Filiz Tarım Teknolojileri`))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('the last of two navigations wins, and going back returns', async () => {
    await visits.open('/urunler')
    const [releaseFirst, releaseSecond] = [visits.api.hold('/products/ark-4'), visits.api.hold('/products/kok-6')]
    await userEvent.click(linkTo(/Ark 4/))
    await userEvent.click(linkTo(/Kök 6/))
    await pause()
    // The abandoned page is not shown, not even when its data arrives.
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.products.title)
    releaseSecond()
    await heading(probe.name!)
    releaseFirst()
    await pause()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(probe.name!)
    expect(window.location.pathname).toBe('/urunler/kok-6')
    window.history.go(-2)
    await heading(texts.products.title)
  })

  test('to a page whose data fails: shows an error', async () => {
    await visits.open('/urunler')
    visits.api.answer('/products/ark-4', 500)
    await userEvent.click(linkTo(/Ark 4/))
    expect(await screen.findByText('Ürün detayı yüklenirken bir sorun oluştu.')).toBeInTheDocument()
  })

  test('back to a list: shows it at once, and revalidates it', async () => {
    await visits.open('/urunler')
    await userEvent.click(linkTo(/Ark 4/))
    await heading(valve.name!)
    visits.api.products.push(buildProduct({ name: 'Çiy yaprak ıslaklık sensörü' }))
    await userEvent.click(linkTo(texts.allProducts))
    expect(await screen.findByRole('article', { name: probe.name! })).toBeInTheDocument()
    expect(await screen.findByRole('article', { name: 'Çiy yaprak ıslaklık sensörü' })).toBeInTheDocument()
  })

  test.each(['Control', 'Shift', 'Alt', 'Meta'])(
    'click with %s held down, or on an external link: left to the browser',
    async (key) => {
      await visits.open('/urunler/kok-6')
      const left: string[] = []
      const leave = (event: MouseEvent) => {
        if (!event.defaultPrevented) left.push((event.target as HTMLAnchorElement).pathname)
        event.preventDefault()
      }
      window.addEventListener('click', leave)
      const feed = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/rss.xml' }))
      const user = userEvent.setup()
      await user.click(feed)
      feed.remove()
      await user.keyboard(`{${key}>}`)
      await user.click(linkTo(texts.allProducts))
      window.removeEventListener('click', leave)
      expect(left).toEqual(['/rss.xml', '/urunler'])
      expect(window.location.pathname).toBe('/urunler/kok-6')
      await heading(probe.name!)
    },
  )

  test('a link with a trailing slash leads to the canonical path, with its query and fragment', async () => {
    await visits.open('/')
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/urunler/?a=1#son' }))
    fireEvent.click(link)
    await heading(texts.products.title)
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/urunler?a=1#son')
    // A link to the current page adds no history entry.
    const { length } = window.history
    fireEvent.click(link)
    expect(window.history.length).toBe(length)
    link.href = '/urunler/kok-6/'
    fireEvent.click(link)
    await heading(probe.name!)
    expect(window.location.pathname).toBe('/urunler/kok-6')
    link.remove()
  })

  test('to a page whose code loads slowly: waits for it', async () => {
    await visits.open('/')
    window.history.pushState(null, '', '/boyle-bir-yer-yok')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await heading(texts.notFound.title)
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
})

describe('failed request', () => {
  test('of a list: shows an error, and a retry loads it', async () => {
    await visits.open('/')
    visits.api.answer('/products', 500)
    await userEvent.click(linkTo(texts.allProducts))
    expect(await screen.findByText(texts.products.failed)).toBeInTheDocument()
    visits.api.answers.clear()
    await userEvent.click(screen.getByRole('button', { name: texts.tryAgain }))
    expect(await screen.findByRole('article', { name: valve.name! })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('region', { name: texts.products.title })).toHaveFocus())
  })

  test('that fails again: shows the error again', async () => {
    visits.api.answer('/products', 500)
    await visits.open('/urunler')
    const again = screen.getByRole('button', { name: texts.tryAgain })
    const release = visits.api.hold('/products')
    await userEvent.click(again)
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
    release()
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'))
    expect(again).toHaveFocus()
  })

  test('of a product: shows an error, and a retry loads it', async () => {
    visits.api.answer('/products/kok-6', 500)
    await visits.open('/urunler/kok-6')
    await heading(texts.products.detailFailed)
    expect(linkTo(texts.products.back)).toHaveAttribute('href', '/urunler')
    visits.api.answers.clear()
    await userEvent.click(screen.getByRole('button', { name: texts.tryAgain }))
    await heading(probe.name!)
  })

  test('of a revalidation: keeps the data', async () => {
    await visits.open('/urunler')
    await userEvent.click(linkTo(/Ark 4/))
    await heading(valve.name!)
    visits.api.answer('/products', 500)
    visits.api.asked.length = 0
    await userEvent.click(linkTo(texts.allProducts))
    expect(await screen.findByRole('article', { name: probe.name! })).toBeInTheDocument()
    await waitFor(() => expect(visits.api.asked).toContain('/products?range=%5B0%2C23%5D'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('prefetch', () => {
  test('hovering over a link requests its page once, and a click shows it at once', async () => {
    await visits.open('/urunler')
    await userEvent.hover(linkTo(/Ark 4/))
    await waitFor(() => expect(visits.api.asked.toSorted()).toEqual(['/products/ark-4', '/products/ark-4/related']))
    await new Promise((resolve) => setTimeout(resolve, 50))
    const drawn: string[] = []
    const observer = new MutationObserver(() => drawn.push(screen.getByRole('main').textContent))
    observer.observe(screen.getByRole('main'), { childList: true, subtree: true })
    await userEvent.click(linkTo(/Ark 4/))
    await heading(valve.name!)
    observer.disconnect()
    expect(drawn[0]).toContain(valve.description!.slice(0, 20))
    expect(drawn.join()).not.toContain(texts.loading)
    expect(visits.api.asked).toHaveLength(2)
  })

  test('a prefetch that failed is repeated on navigation', async () => {
    await visits.open('/urunler')
    visits.api.answer('/products/ark-4', 503)
    await userEvent.hover(linkTo(/Ark 4/))
    await waitFor(() => expect(visits.api.asked).toContain('/products/ark-4'))
    visits.api.answers.clear()
    await userEvent.click(linkTo(/Ark 4/))
    await heading(valve.name!)
  })

  test('an old prefetch is not used', async () => {
    await visits.open('/urunler')
    await userEvent.hover(linkTo(/Ark 4/))
    await waitFor(() => expect(visits.api.asked).toHaveLength(2))
    const later = performance.now() + 31_000
    vi.spyOn(performance, 'now').mockReturnValue(later)
    await userEvent.click(linkTo(/Ark 4/))
    await heading(valve.name!)
    await waitFor(() => expect(visits.api.asked.filter((path) => path === '/products/ark-4')).toHaveLength(2))
  })

  test('passing over a link requests nothing', async () => {
    await visits.open('/urunler')
    const title = await heading(texts.products.title)
    // Synchronous, so that a busy machine cannot delay it; requests of an earlier page do not count.
    fireEvent.pointerOver(linkTo(/Ark 4/))
    fireEvent.pointerOver(title)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(visits.api.asked.filter((path) => path.startsWith('/products/'))).toEqual([])
  })
})
