import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { accessibilityFaultsOf } from '../../../tests/helpers/componentContract.tsx'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { buildService } from '../../../tests/integration/public/content.ts'
import { prepareVisits } from '../../../tests/integration/public/visits.ts'
import siteTexts from '../../contract/i18n/site/site.ts'
import { initialLists } from '../../contract/singletons/initialTexts.ts'

const texts = siteTexts
const visits = prepareVisits()

const main = () => within(screen.getByRole('main'))

test.each(['/hizmetler', '/hizmetler/sulama', '/hizmetler/yok'])('%s: hydration changes nothing', async (path) => {
  visits.api.services = [buildService({ slug: 'sulama' }), buildService()]
  const { container, drawn } = await visits.open(path)
  expect(container.innerHTML).toBe(drawn.body)
  expect(visits.api.asked).toEqual([])
  expect(await accessibilityFaultsOf(container)).toEqual([])
})

describe('service list', () => {
  test('shows each service with its icon and link, pictures on alternating sides', async () => {
    visits.api.services = [buildService({ name: 'Sulama', slug: 'sulama' }), buildService(), buildService()]
    await visits.open('/hizmetler')
    const rows = main().getAllByRole('article')
    expect(rows.map((row) => row.dataset.side)).toEqual(['right', 'left', 'right'])
    expect(main().getByRole('link', { name: 'Hizmeti inceleyin Sulama' })).toHaveAttribute('href', '/hizmetler/sulama')
    expect(rows[0]!.querySelectorAll('img')).toHaveLength(1)
    expect(rows[0]!.querySelector('picture img')).toHaveAttribute('loading', 'eager')
    expect(rows[1]!.querySelector('picture img')).toHaveAttribute('loading', 'lazy')
  })

  test('shows different illustrations for four services without a picture', async () => {
    visits.api.services = ['sulama', 'toprak', 'hasat', 'budama'].map((slug) => buildService({ slug, imageUrl: null }))
    await visits.open('/hizmetler')
    const illustrations = main()
      .getAllByRole('article')
      .map((row) => row.querySelector('img[src*="/service-"]')!.getAttribute('src'))
    expect(new Set(illustrations).size).toBe(4)
  })

  test('shortens the description to 150 characters if there is no short one', async () => {
    visits.api.services = [buildService({ shortDescription: null, description: 'ş'.repeat(151) })]
    await visits.open('/hizmetler')
    expect(screen.getByText(`${'ş'.repeat(150)}…`)).toBeInTheDocument()
  })

  test('shows the same default icon for every unknown identifier', async () => {
    const identifiers = [null, '', 'uydurma', 'default'] as never[]
    visits.api.services = [...identifiers.map((iconIdentifier) => buildService({ iconIdentifier })), buildService()]
    await visits.open('/hizmetler')
    const icons = main()
      .getAllByRole('article')
      .map((row) => row.querySelector('svg[width="32"]')!.innerHTML)
    expect(new Set(icons.slice(0, 4)).size).toBe(1)
    expect(icons[4]).not.toBe(icons[0])
  })

  test('works with only an id and a name, and shows an illustration', async () => {
    visits.api.services = [{ id: 3, name: 'Etüt' }]
    const { container } = await visits.open('/hizmetler')
    expect(main().getByRole('link', { name: /Etüt/ })).toHaveAttribute('href', '/hizmetler/3')
    expect(container.querySelector('article [data-state="placeholder"] img[src*="/service-"]')).not.toBeNull()
  })

  test('has an empty state and an error state', async () => {
    const { unmount } = await visits.open('/hizmetler')
    expect(await main().findByText(initialLists['services-page'].empty)).toBeInTheDocument()
    unmount()
    expectNoise() // the menu logs that it has no services
    vi.mocked(console.error).mockImplementation(() => {})
    visits.api.answer('/services', 500)
    const { page } = await visits.open('/hizmetler')
    expect(page.status).toBe(503)
    expect(main().getByRole('alert')).toHaveTextContent(
      'Hizmetler yüklenirken bir sorun oluştu. Lütfen daha sonra tekrar deneyin.',
    )
  })
})

describe('service page', () => {
  test('shows the text, the link to the contact form, and related services', async () => {
    visits.api.services = [buildService({ slug: 'sulama', name: 'Hassas sulama' }), buildService({ name: 'Etüt' })]
    const { page } = await visits.open('/hizmetler/sulama')
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Hassas sulama')
    expect(main().getByRole('link', { name: texts.services.consult })).toHaveAttribute(
      'href',
      '/iletisim?konu=Hassas%20sulama',
    )
    expect(screen.getByRole('region', { name: texts.services.about }).querySelectorAll('p')).toHaveLength(2)
    const related = within(screen.getByRole('region', { name: texts.services.related }))
    expect(related.getAllByRole('article', { name: 'Etüt' })).toHaveLength(1)
    expect(page.head).toContain('"@type":"Service"')
  })

  test('leaves out empty fields', async () => {
    visits.api.services = [{ id: 3, name: 'Etüt', slug: 'etut' }]
    await visits.open('/hizmetler/etut')
    expect(main().queryByRole('region')).toBeNull()
  })

  test('missing: links back to the list', async () => {
    const { page } = await visits.open('/hizmetler/yok')
    expect(page.status).toBe(404)
    expect(main().getByRole('heading', { level: 1, name: 'Hizmet bulunamadı.' })).toBeInTheDocument()
    expect(main().getByRole('link', { name: texts.services.back })).toHaveAttribute('href', '/hizmetler')
  })

  test('failed: loads after a retry', async () => {
    visits.api.services = [buildService({ slug: 'sulama', name: 'Hassas sulama' })]
    visits.api.answer('/services/sulama', 500)
    await visits.open('/hizmetler/sulama')
    expect(main().getByRole('alert')).toHaveTextContent('Hizmet detayı yüklenirken bir sorun oluştu.')
    visits.api.answers.clear()
    await userEvent.click(main().getByRole('button', { name: texts.tryAgain }))
    expect(await main().findByRole('heading', { level: 1, name: 'Hassas sulama' })).toBeInTheDocument()
  })

  test('navigation: keeps the list until the service is loaded', async () => {
    visits.api.services = [buildService({ slug: 'sulama', name: 'Hassas sulama' })]
    await visits.open('/hizmetler')
    const release = visits.api.hold('/services/sulama')
    await userEvent.click(main().getByRole('link', { name: /Hassas sulama/ }))
    await waitFor(() => expect(visits.api.asked).toContain('/services/sulama'))
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(texts.services.title)
    release()
    expect(await main().findByRole('heading', { level: 1, name: 'Hassas sulama' })).toBeInTheDocument()
  })
})
