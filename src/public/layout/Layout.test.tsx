import { scale } from '@filiz/design-system/tokens'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type ApiServer, startApi } from '../../../tests/integration/public/apiServer.ts'
import { openPage } from '../../../tests/integration/public/browser.tsx'
import { buildProduct } from '../../../tests/integration/public/products.ts'
import { SPLASH_MINIMUM } from '../../contract/constants.ts'
import tr from '../../contract/i18n/site/site.ts'
import en from '../../contract/i18n/site/siteEnglish.ts'
import { initialFooter } from '../../contract/singletons/initialValues.ts'

const root = document.documentElement
let api: ApiServer

beforeEach(async () => {
  api = await startApi({ products: [buildProduct({ slug: 'kok-6', name: 'Kök 6' })] })
})
afterEach(async () => {
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  root.className = ''
  root.lang = 'tr'
  await api.close()
})

const choiceInAnotherTab = (key: string, value: string) =>
  act(() => {
    localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })

describe('menu', () => {
  const linksIn = (role: string, name: string) =>
    within(screen.getByRole(role))
      .getAllByRole('navigation', { name })
      .map((nav) =>
        within(nav)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      )

  test('has the owner’s order, without hidden pages; others follow in the default order', async () => {
    api.pages.menu = {
      items: [
        { path: '/blog', isHidden: false },
        { path: '/yok', isHidden: false },
        { path: '/hakkimizda', isHidden: true },
        { path: '/urunler', isHidden: false },
      ],
    }
    await openPage('/iletisim', api)
    const shown = ['/blog', '/urunler', '/hizmetler', '/referanslar', '/surdurulebilirlik']
    expect(linksIn('banner', tr.nav.main)[0]).toEqual(shown)
    expect(linksIn('contentinfo', tr.nav.foot)).toEqual([['/', ...shown, '/iletisim']])
  })

  test('without the contact page: no button in the header, no link in the footer', async () => {
    api.pages.menu = { items: [{ path: '/iletisim', isHidden: true }] }
    await openPage('/urunler', api)
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: tr.nav.contact })).toBeNull()
    expect(linksIn('contentinfo', tr.nav.foot).flat()).not.toContain('/iletisim')
  })
})

describe('theme', () => {
  test('is light by default; a switch is applied and stored', async () => {
    await openPage('/', api)
    await userEvent.click(screen.getByRole('button', { name: tr.toDark }))
    expect(root).toHaveClass('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    await userEvent.click(screen.getByRole('button', { name: tr.toLight }))
    expect(root).not.toHaveClass('dark')
    expect(localStorage.getItem('theme')).toBe('light')
  })

  test('stored: applied after hydration, without a mismatch', async () => {
    localStorage.setItem('theme', 'dark')
    root.classList.add('dark')
    await openPage('/', api)
    expect(root).toHaveClass('dark')
    expect(screen.getByRole('button', { name: tr.toLight })).toBeInTheDocument()
  })

  test('follows a switch in another tab', async () => {
    await openPage('/', api)
    choiceInAnotherTab('theme', 'dark')
    expect(root).toHaveClass('dark')
    expect(screen.getByRole('button', { name: tr.toLight })).toBeInTheDocument()
  })

  test('follows a switch made while the page was in the back-forward cache', async () => {
    await openPage('/', api)
    act(() => {
      localStorage.setItem('theme', 'dark')
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(root).toHaveClass('dark')
    expect(screen.getByRole('button', { name: tr.toLight })).toBeInTheDocument()
  })

  test('can be switched where storage is blocked', async () => {
    await openPage('/', api)
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError')
    })
    await userEvent.click(screen.getByRole('button', { name: tr.toDark }))
    expect(root).toHaveClass('dark')
    expect(screen.getByRole('button', { name: tr.toLight })).toBeInTheDocument()
    storage.mockRestore()
    await userEvent.click(screen.getByRole('button', { name: tr.toLight }))
  })
})

describe('language', () => {
  test('the address decides; the switch is a link to the page in the other language', async () => {
    const { unmount } = await openPage('/urunler/kok-6', api)
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang')
    expect(screen.getAllByRole('link', { name: 'English' })[0]).toHaveAttribute('href', '/en/products/kok-6')
    unmount()
    document.body.innerHTML = ''
    await openPage('/en/products/kok-6', api)
    expect(root).toHaveAttribute('lang', 'en')
    expect(screen.getAllByRole('link', { name: en.products.quote })).not.toEqual([])
    // Another server's record, which is not translated.
    expect(screen.getByRole('heading', { level: 1, name: 'Kök 6' })).toHaveAttribute('lang', 'tr')
    expect(screen.getAllByRole('link', { name: 'Türkçe' })[0]).toHaveAttribute('href', '/urunler/kok-6')
  })

  test('stored language of the panel: without effect', async () => {
    localStorage.setItem('locale', 'en')
    await openPage('/urunler', api)
    expect(screen.getByRole('heading', { level: 1, name: tr.products.title })).toBeInTheDocument()
  })
})

describe('header', () => {
  test('is over the picture only on the home page', async () => {
    const { unmount } = await openPage('/', api)
    expect(screen.getByRole('banner')).toHaveAttribute('data-over')
    unmount()
    await openPage('/urunler', api)
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-over')
  })

  test.each([
    ['/urunler', 'page'],
    ['/urunler/kok-6', 'true'],
  ])('marks the list on %s: as the current page, or as its parent', async (path, current) => {
    await openPage(path, api)
    const [link] = within(screen.getByRole('banner')).getAllByRole('link', { name: tr.nav.products })
    expect(link).toHaveAttribute('aria-current', current)
  })

  test('links to every page of the menu and to the contact page', async () => {
    await openPage('/urunler', api)
    const [menu] = within(screen.getByRole('banner')).getAllByRole('navigation', { name: tr.nav.main })
    const links = within(menu!).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/urunler',
      '/hizmetler',
      '/referanslar',
      '/blog',
      '/hakkimizda',
      '/surdurulebilirlik',
    ])
    const [contact] = within(screen.getByRole('banner')).getAllByRole('link', { name: 'Bize Ulaşın' })
    expect(contact).toHaveAttribute('href', '/iletisim')
  })

  test('has a menu that closes when a link in it is followed', async () => {
    await openPage('/', api)
    const button = screen.getByRole('button', { name: tr.nav.menu })
    await userEvent.click(button)
    const links = within(screen.getByRole('banner')).getAllByRole('link', { name: tr.nav.products })
    await userEvent.click(links.at(-1)!)
    expect(await screen.findByRole('heading', { level: 1, name: tr.products.title })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: tr.nav.menu })).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes its menu when the visitor goes back', async () => {
    await openPage('/urunler', api)
    const button = screen.getByRole('button', { name: tr.nav.menu })
    await userEvent.click(button)
    act(() => {
      button.blur() // some browsers do not focus a clicked button
      window.history.pushState({ key: 'before' }, '', '/yok.php')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await screen.findByRole('heading', { level: 1, name: tr.notFound.title })
    expect(screen.getByRole('button', { name: tr.nav.menu })).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('services in the menu', () => {
  const list = { name: tr.nav.listOf(tr.nav.services) }

  test('are listed by name behind their link, on wide screens and in the menu', async () => {
    api.services.push({ id: 1, slug: 'hassas-sulama', name: 'Hassas sulama' }, { id: 2, name: 'Tarla okulu' })
    await openPage('/urunler', api)
    const buttons = screen.getAllByRole('button', { ...list, hidden: true })
    expect(buttons).toHaveLength(2)
    for (const button of buttons) {
      const links = within(document.getElementById(button.getAttribute('aria-controls')!)!)
      expect(links.getByRole('link', { name: 'Hassas sulama', hidden: true })).toHaveAttribute(
        'href',
        '/hizmetler/hassas-sulama',
      )
      expect(links.getByRole('link', { name: 'Tarla okulu', hidden: true })).toHaveAttribute('href', '/hizmetler/2')
    }
  })

  test('are a plain link when there are none', async () => {
    await openPage('/urunler', api)
    expect(screen.queryAllByRole('button', { ...list, hidden: true })).toEqual([])
    const [link] = within(screen.getByRole('banner')).getAllByRole('link', { name: tr.nav.services })
    expect(link).toHaveAttribute('href', '/hizmetler')
  })

  test('that fail to load are only logged', async () => {
    expectNoise()
    vi.mocked(console.error).mockImplementation(() => {})
    api.answer('/services', 500)
    await openPage('/urunler', api)
    expect(console.error).toHaveBeenCalledWith('The services of the menu could not be loaded.')
    expect(screen.queryAllByRole('button', { ...list, hidden: true })).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('logo', () => {
  const logoUrl = `/uploads/${'a'.repeat(64)}.svg`

  test('replaces the text brand', async () => {
    api.pages['site-settings'] = { logoUrl }
    await openPage('/urunler', api)
    const brand = within(screen.getByRole('banner')).getByRole('link', { name: 'Filiz Tarım Teknolojileri' })
    expect(within(brand).getByRole('img')).toHaveAttribute('src', logoUrl)
  })

  test('for dark backgrounds: both are rendered, each with a contrasting background where it would be invisible', async () => {
    const logoDarkUrl = `/uploads/${'b'.repeat(64)}.svg`
    const drawing = { width: 60, height: 20, placeholder: null, widths: [] }
    const shown = () =>
      within(screen.getByRole('banner'))
        .getAllByRole('img', { name: 'Filiz Tarım Teknolojileri' })
        .map((image) => [image.getAttribute('src'), image.getAttribute('loading'), { ...image.parentElement!.dataset }])
    api.pages['site-settings'] = { logoUrl, logoDarkUrl }
    const pictures = { [logoUrl]: { ...drawing, vanishesOn: 'light' as const }, [logoDarkUrl]: { ...drawing } }
    const { unmount } = await openPage('/urunler', api, { pictures })
    expect(shown()).toEqual([
      [logoUrl, 'lazy', { size: 'known', only: 'light', plate: 'light' }],
      [logoDarkUrl, 'lazy', { size: 'known', only: 'dark' }],
    ])
    unmount()
    api.pages['site-settings'] = { logoUrl }
    await openPage('/urunler', api, { pictures: { [logoUrl]: { ...drawing, vanishesOn: 'dark' } } })
    expect(shown()).toEqual([[logoUrl, null, { size: 'known', plate: 'dark' }]])
  })

  test('that fails to load: the text brand is shown', async () => {
    api.pages['site-settings'] = { logoUrl }
    await openPage('/urunler', api)
    fireEvent.error(within(screen.getByRole('banner')).getByRole('img'))
    const brand = within(screen.getByRole('banner')).getByRole('link', { name: 'Filiz Tarım Teknolojileri' })
    expect(within(brand).queryByRole('img')).toBeNull()
  })
})

test('the splash screen takes no clicks and no focus', async () => {
  const { container } = await openPage('/urunler', api)
  const splash = container.querySelector('.splash')
  expect(splash).toHaveAttribute('aria-hidden', 'true')
  expect(splash).toHaveAttribute('data-splash', 'clearing')
  expect(scale.splash).toBe(`${SPLASH_MINIMUM}ms`)
})

test('the first focusable element skips to the content', async () => {
  await openPage('/urunler', api)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: tr.skipToContent })).toHaveFocus()
  expect(screen.getByRole('link', { name: tr.skipToContent })).toHaveAttribute(
    'href',
    `#${screen.getByRole('main').id}`,
  )
})

test('the footer has the copyright line and links to all pages', async () => {
  await openPage('/urunler', api)
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent(initialFooter.tagline!)
  expect(footer).toHaveTextContent(/© \d{4} Filiz Tarım Teknolojileri/)
  const links = within(footer).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/urunler',
    '/hizmetler',
    '/referanslar',
    '/blog',
    '/hakkimizda',
    '/surdurulebilirlik',
    '/iletisim',
    '/gizlilik',
    '/en/products',
  ])
})
