import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { expectNoise } from '../../../../tests/helpers/dom.ts'
import { WAIT_OPTIONS } from '../../../../tests/helpers/timeouts.ts'
import type { Content } from '../../../../tests/integration/public/apiServer.ts'
import { buildProduct } from '../../../../tests/integration/public/products.ts'
import { prepareVisits } from '../../../../tests/integration/public/visits.ts'
import chatEnglish from '../../../contract/i18n/site/chatEnglish.ts'
import { homeTexts as home } from '../../../contract/i18n/site/home.ts'
import siteTexts from '../../../contract/i18n/site/site.ts'
import { initialHome as content } from '../../../contract/singletons/initialValues.ts'

const texts = siteTexts
const visits = prepareVisits()

const slide = (id: number, more: Partial<Content['slides'][number]> = {}) => ({
  id,
  title: `Slayt ${id}`,
  imageUrl: `/uploads/${String(id).repeat(64)}.webp`,
  displayOrder: id * 10,
  ...more,
})
const region = (name: string) => within(screen.getByRole('region', { name }))
const slider = () => region(home.slider.label)
/** The current slide. */
const shown = () =>
  slider()
    .getAllByRole('group', { name: /\d \/ \d/ })
    .find((place) => !place.hasAttribute('inert'))!
const heading = () => screen.getAllByRole('heading', { level: 1 })

describe('home page heading', () => {
  test.each([0, 1, 3])('is the company’s name, with %i slides', async (count) => {
    visits.api.slides = Array.from({ length: count }, (_, i) => slide(i + 1))
    await visits.open('/')
    expect(heading()).toHaveLength(1)
    expect(heading()[0]).toHaveTextContent('Filiz Tarım Teknolojileri')
  })
})

test('navigation: keeps the page until the texts of the home page are loaded', async () => {
  await visits.open('/urunler')
  const release = visits.api.hold('/page-content/home')
  act(() => window.history.pushState(null, '', '/'))
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await vi.waitUntil(() => visits.api.asked.includes('/page-content/home'), WAIT_OPTIONS)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(siteTexts.products.title)
  release()
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Ana sayfa içeriği hazırlanıyor...' }),
  ).toBeInTheDocument()
})

describe('slider', () => {
  test('shows the loading text of the specification', async () => {
    const release = visits.api.hold('/slides')
    await visits.open('/urunler')
    act(() => window.history.pushState(null, '', '/'))
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(await screen.findByRole('heading', { level: 2, name: 'Yükleniyor...' })).toBeInTheDocument()
    expect(heading()).toHaveLength(1)
    visits.api.slides = [slide(1)]
    release()
    expect(await screen.findByRole('heading', { level: 2, name: 'Slayt 1' })).toBeInTheDocument()
  })

  test('has an empty state', async () => {
    await visits.open('/')
    expect(screen.getByRole('heading', { level: 2, name: 'Ana sayfa içeriği hazırlanıyor...' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: home.slider.label })).toBeNull()
  })

  test.each([
    ['a failure', 500, {}],
    ['a response that is no list', 200, { items: [] }],
  ])('shows the empty state after %s', async (_, status, body) => {
    if (status === 500) expectNoise()
    vi.mocked(console.error).mockImplementation(() => {})
    visits.api.answer('/slides', status, body)
    await visits.open('/')
    expect(screen.getByRole('heading', { level: 2, name: 'Ana sayfa içeriği hazırlanıyor...' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(vi.mocked(console.error).mock.calls.length > 0).toBe(status === 500)
  })

  test('shows the link of a slide only if it has a URL and a text', async () => {
    visits.api.slides = [
      slide(1, { subtitle: 'Her dönümünü ölçeriz.', ctaText: 'Ürünler', ctaLink: '/urunler' }),
      slide(2, { ctaText: 'Yalnız söz', ctaLink: null }),
      slide(3, { ctaText: '', ctaLink: '/hizmetler' }),
      slide(4, { ctaText: 'Kötü', ctaLink: 'javascript:alert(1)' }),
    ]
    await visits.open('/')
    const links: unknown[] = []
    for (let i = 0; i < 4; i++) {
      links.push([shown().getAttribute('aria-label'), within(shown()).queryByRole('link')?.getAttribute('href')])
      await userEvent.click(slider().getByRole('button', { name: home.slider.next }))
    }
    expect(links).toEqual([
      ['1 / 4', '/urunler'],
      ['2 / 4', undefined],
      ['3 / 4', undefined],
      ['4 / 4', undefined],
    ])
    expect(slider().getByText('Her dönümünü ölçeriz.')).toBeInTheDocument()
  })

  test('sorts the slides by their display order', async () => {
    visits.api.slides = [slide(1, { displayOrder: 20 }), slide(2, { displayOrder: 10 })]
    await visits.open('/')
    expect(within(shown()).getByRole('heading')).toHaveTextContent('Slayt 2')
  })

  test('loads pictures without high priority, and those of later slides in advance', async () => {
    visits.api.slides = [slide(1), slide(2)]
    const { page, container } = await visits.open('/')
    const pictures = () => [...container.querySelectorAll('img[src^="/uploads/1111"], img[src^="/uploads/2222"]')]
    expect(pictures()).toHaveLength(1)
    await userEvent.click(slider().getByRole('button', { name: home.slider.next }))
    expect(pictures().map((each) => each.getAttribute('fetchpriority'))).toEqual(['auto', 'auto'])
    expect(pictures().map((each) => each.getAttribute('loading'))).toEqual(['eager', 'eager'])
    expect(page.head).not.toContain('rel="preload"')
  })

  test('shows an illustration for a slide without a picture', async () => {
    visits.api.slides = [slide(1, { imageUrl: null })]
    const { container } = await visits.open('/')
    expect(container.querySelector('use[href*="/full-"]')).not.toBeNull()
  })

  test('works with only an id and a title', async () => {
    visits.api.slides = [{ id: 7, title: 'Yalnız başlık' }]
    await visits.open('/')
    expect(slider().getByRole('heading')).toHaveTextContent('Yalnız başlık')
  })
})

describe('featured', () => {
  test('products: only those, with links to their pages', async () => {
    visits.api.products = [buildProduct({ name: 'Kök 6' }), buildProduct({ name: 'Ark 4', isFeatured: false })]
    await visits.open('/')
    const products = region(content.productsTitle!)
    expect(products.getAllByRole('article')).toHaveLength(1)
    expect(products.getByRole('heading', { level: 3, name: 'Kök 6' })).toBeInTheDocument()
    expect(products.getByRole('link', { name: texts.allProducts })).toHaveAttribute('href', '/urunler')
  })

  test('services: only those, with the first 100 characters if there is no short text', async () => {
    visits.api.services = [
      { id: 1, slug: 'sulama', name: 'Hassas sulama', isFeatured: true, description: 'ş'.repeat(101) },
      { id: 2, slug: 'okul', name: 'Tarla okulu', isFeatured: false },
    ]
    await visits.open('/')
    const services = region(content.servicesTitle!)
    expect(services.getAllByRole('listitem')).toHaveLength(1)
    expect(services.getByRole('link', { name: 'Hassas sulama' })).toHaveAttribute('href', '/hizmetler/sulama')
    expect(services.getByText(`${'ş'.repeat(100)}…`)).toBeInTheDocument()
    expect(services.getByRole('link', { name: texts.services.all })).toHaveAttribute('href', '/hizmetler')
  })

  test('the newest four products and services if none is featured', async () => {
    visits.api.products = [1, 2, 3, 4, 5].map((n) => buildProduct({ id: n, name: `Kök ${n}`, isFeatured: false }))
    visits.api.services = [1, 2, 3, 4, 5].map((n) => ({ id: n, name: `Etüt ${n}`, isFeatured: false }))
    for (const knowsParts of [true, false]) {
      visits.api.knowsParts = knowsParts
      const { unmount } = await visits.open('/')
      expect(region(content.productsTitle!).getAllByRole('article')).toHaveLength(4)
      expect(region(content.servicesTitle!).getAllByRole('listitem')).toHaveLength(4)
      expect(screen.queryByText(home.products.empty)).toBeNull()
      unmount()
    }
  })

  test('empty state', async () => {
    await visits.open('/')
    expect(region(content.productsTitle!).getByText(home.products.empty)).toBeInTheDocument()
    expect(region(content.servicesTitle!).getByText(home.services.empty)).toBeInTheDocument()
  })

  test('products and services fail and are retried independently', async () => {
    visits.api.answer('/products/featured', 500)
    visits.api.answer('/services/featured', 500)
    await visits.open('/')
    const services = region(content.servicesTitle!)
    expect(region(content.productsTitle!).getByRole('alert')).toHaveTextContent(
      'Ürünler yüklenirken bir sorun oluştu. Lütfen daha sonra tekrar deneyin.',
    )
    expect(services.getByRole('alert')).toHaveTextContent(
      'Hizmetler yüklenirken bir sorun oluştu. Lütfen daha sonra tekrar deneyin.',
    )
    visits.api.answers.clear()
    visits.api.services = [{ id: 1, name: 'Hassas sulama', isFeatured: true }]
    await userEvent.click(services.getByRole('button', { name: texts.tryAgain }))
    expect(await services.findByRole('link', { name: 'Hassas sulama' })).toBeInTheDocument()
    expect(region(content.productsTitle!).getByRole('alert')).toBeInTheDocument()
  })
})

describe('home page content', () => {
  test('values: shown in both languages', async () => {
    await visits.open('/')
    for (const { title } of content.values)
      expect(region(content.valuesTitle!).getByRole('heading', { level: 3, name: title })).toBeInTheDocument()
    await userEvent.click(screen.getAllByRole('link', { name: texts.toOtherLocale })[0]!)
    await screen.findByRole('region', { name: content.en.valuesTitle! })
    for (const { en } of content.values)
      expect(region(content.en.valuesTitle!).getByRole('heading', { level: 3, name: en!.title! })).toBeInTheDocument()
  })

  test('leaves out empty fields', async () => {
    const { values: _, ...rest } = content
    visits.api.pages.home = {
      ...rest,
      title: 'Ölçen tarla',
      values: [{ title: 'Tek söz', text: null }],
      valuesLead: '',
      productsTitle: '',
      servicesLead: '',
      assistantTitle: '',
      closingTitle: null,
      closingLead: null,
      closingPoints: [],
      closingAction: null,
    }
    const { page } = await visits.open('/')
    expect(page.head).toContain('<title>Ölçen tarla | Filiz Tarım Teknolojileri</title>')
    expect(region(content.valuesTitle!).getAllByRole('heading', { level: 3 })).toHaveLength(1)
    expect(region(texts.nav.products)).toBeDefined()
    expect(region(home.assistant.action)).toBeDefined()
    for (const heading of screen.getAllByRole('heading')) expect(heading).not.toBeEmptyDOMElement()
    for (const paragraph of document.querySelectorAll('main p')) expect(paragraph).not.toBeEmptyDOMElement()
    expect(screen.queryByRole('link', { name: content.closingAction! })).toBeNull()
  })

  test('ends with a link to the contact form', async () => {
    await visits.open('/')
    expect(region(content.closingTitle!).getByRole('link', { name: content.closingAction! })).toHaveAttribute(
      'href',
      '/iletisim',
    )
  })
})

describe('assistant sample', () => {
  test('links to the post that is its source', async () => {
    visits.api.blog = [
      { id: 5, slug: 'erken-yaniklik', title: `${home.assistant.source}: yaprağa göre`, date: '2026-03-01T09:00:00Z' },
    ]
    await visits.open('/')
    const sample = within(screen.getByRole('group', { name: home.assistant.sample }))
    expect(sample.getByText(home.assistant.question)).toBeInTheDocument()
    expect(sample.getByRole('link', { name: new RegExp(home.assistant.source) })).toHaveAttribute(
      'href',
      '/blog/erken-yaniklik',
    )
  })

  test('names no source if there is no such post', async () => {
    await visits.open('/')
    const sample = within(screen.getByRole('group', { name: home.assistant.sample }))
    expect(sample.queryByText(home.assistant.source)).toBeNull()
    expect(sample.queryByRole('link')).toBeNull()
  })
})

/** Suggested questions: three for the chat, and those of the home page. */
const questions = ['Bir?', 'İki?', 'Üç?', 'Dört?', 'Beş?'].map((text) => ({ text, en: { text: `English: ${text}` } }))

test.each([
  ['those after the chat’s', questions, ['Dört?', 'Beş?']],
  ['the chat’s if there are no more', questions.slice(0, 2), ['Bir?', 'İki?']],
  ['none if the site can answer none', [], []],
])('assistant sample: suggests %s', async (_, suggestions, shown) => {
  visits.api.answer('/chat/suggestions', 200, suggestions)
  await visits.open('/')
  const buttons = region(content.assistantTitle!).getAllByRole('button')
  expect(buttons.slice(1).map((button) => button.textContent)).toEqual(shown)
  expect(screen.queryAllByText(home.assistant.more)).toHaveLength(shown.length ? 1 : 0)
})

test.each([
  ['the button', home.assistant.action, ''],
  ['a question', questions[3]!.text, questions[3]!.text],
])('assistant sample: %s opens the chat', async (_, name, question) => {
  visits.api.answer('/chat/suggestions', 200, questions)
  await visits.open('/')
  await userEvent.click(region(content.assistantTitle!).getByRole('button', { name }))
  expect(await screen.findByPlaceholderText('Bir soru sorun...')).toHaveValue(question)
})

test('assistant sample: an English question opens the chat', async () => {
  visits.api.answer('/chat/suggestions', 200, questions)
  await visits.open('/en')
  await userEvent.click(await screen.findByRole('button', { name: questions[3]!.en.text }))
  expect(await screen.findByPlaceholderText(chatEnglish.placeholder)).toHaveValue(questions[3]!.en.text)
})

describe('newest posts', () => {
  test('show date and title', async () => {
    visits.api.blog = [1, 2, 3, 4].map((id) => ({
      id,
      slug: `yazi-${id}`,
      title: `Yazı ${id}`,
      date: '2026-03-01T22:30:00Z',
    }))
    await visits.open('/')
    const posts = region(content.notebookTitle!)
    expect(posts.getAllByRole('listitem')).toHaveLength(3)
    expect(posts.getByRole('link', { name: 'Yazı 1' })).toHaveAttribute('href', '/blog/yazi-1')
    expect(posts.getAllByText('2 Mart 2026')).toHaveLength(3)
  })

  test('are three, also if the server sends all', async () => {
    visits.api.answer(
      '/blog',
      200,
      [1, 2, 3, 4].map((id) => ({ id, title: `Yazı ${id}` })),
    )
    await visits.open('/')
    expect(region(content.notebookTitle!).getAllByRole('listitem')).toHaveLength(3)
  })

  test.each([
    ['there are none', 200, []],
    ['the request fails', 500, {}],
  ])('are left out if %s', async (_, status, body) => {
    visits.api.answer('/blog', status, body)
    await visits.open('/')
    expect(screen.queryByRole('region', { name: content.notebookTitle! })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
