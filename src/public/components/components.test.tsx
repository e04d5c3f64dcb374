import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { site } from '../../../tests/integration/public/site.ts'
import { homeTexts } from '../../contract/i18n/site/home.ts'
import { LocaleContext, loadTexts } from '../i18n/locale.ts'
import { SiteContext } from '../meta/SiteContext.ts'
import { AssistantSample } from './AssistantSample.tsx'
import { FilterLinks } from './FilterLinks.tsx'
import { PostArticle } from './PostArticle.tsx'
import { PostCard } from './PostCard.tsx'
import { PreviousNext } from './PreviousNext.tsx'
import { ServiceRow } from './ServiceRow.tsx'
import { StatList } from './StatList.tsx'
import { YearTimeline } from './YearTimeline.tsx'

beforeAll(() => Promise.all([loadTexts('tr'), loadTexts('en')]))

const renderOnSite = (content: ReactNode) =>
  render(
    <MemoryRouter>
      <SiteContext value={site}>{content}</SiteContext>
    </MemoryRouter>,
  )

describe('PostArticle', () => {
  const post = { id: 1, slug: 'tikanma', title: 'Damlama hattında tıkanma', html: '<p>metin</p>' }
  const renderPost = () => renderOnSite(<PostArticle post={post} />)

  test('is named by its title, the page’s only first-level heading', () => {
    renderOnSite(
      <LocaleContext value="en">
        <PostArticle post={post} />
      </LocaleContext>,
    )
    expect(screen.getByRole('article', { name: 'Damlama hattında tıkanma' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'tr')
  })

  test('leaves out the date of a post that has none', () => {
    renderPost()
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Yazan', 'Okuma'])
  })
})

describe('ServiceRow', () => {
  const service = { id: 1, name: 'Hassas sulama', slug: 'hassas-sulama', iconIdentifier: 'efficiency' as const }

  test('has one link, named by its text and the heading', () => {
    renderOnSite(<ServiceRow service={service} />)
    const link = screen.getByRole('link', { name: 'Hizmeti inceleyin Hassas sulama' })
    expect(link).toHaveAttribute('href', '/hizmetler/hassas-sulama')
    expect(screen.getByRole('article', { name: 'Hassas sulama' })).toContainElement(link)
  })
})

describe('FilterLinks', () => {
  const features = ['Güç', 'Pil ömrü']
  const shown = () =>
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

  test('links to each filter and marks the current one', () => {
    const { rerender } = render(<FilterLinks features={features} />)
    expect(shown()).toEqual([
      ['Tümü', '/urunler', 'true'],
      ['Güç', '/urunler?ozellik=G%C3%BC%C3%A7', null],
      ['Pil ömrü', '/urunler?ozellik=Pil+%C3%B6mr%C3%BC', null],
    ])
    rerender(<FilterLinks features={features} current="Pil ömrü" />)
    expect(shown().map(([, , current]) => current)).toEqual([null, null, 'true'])
  })

  test('marks none if the current one is unknown', () => {
    render(<FilterLinks features={features} current="Boy" />)
    expect(shown().map(([name, , current]) => [name, current])).toEqual([
      ['Tümü', null],
      ['Güç', null],
      ['Pil ömrü', null],
    ])
  })

  test('marks the language of the names, not of the link to all', () => {
    render(
      <LocaleContext value="en">
        <FilterLinks features={features} featureLang="tr" />
      </LocaleContext>,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('lang'))).toEqual([null, 'tr', 'tr'])
  })
})

describe('PostCard', () => {
  const post = { id: 1, title: 'Siloda kızışma', slug: 'siloda-kizisma' }

  test('has one link, named by its text and the heading', () => {
    renderOnSite(<PostCard post={post} size="lead" />)
    const link = screen.getByRole('link', { name: 'Yazıyı okuyun Siloda kızışma' })
    expect(link).toHaveAttribute('href', '/blog/siloda-kizisma')
    expect(screen.getByRole('article', { name: 'Siloda kızışma' })).toContainElement(link)
    expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument()
  })

  test('renders no empty parts', () => {
    const { container } = renderOnSite(<PostCard post={post} />)
    expect([...container.querySelectorAll('p')].map((text) => text.textContent)).toEqual([site.name])
  })
})

describe('PreviousNext', () => {
  const previous = { id: 1, slug: 'bir', title: 'Buğdayda son su' }
  const next = { id: 2, slug: 'iki', title: 'Gübreleme haritası' }

  test('names both directions', () => {
    render(<PreviousNext previous={previous} next={next} />)
    expect(screen.getByRole('link', { name: /Önceki yazı.*Buğdayda son su/ })).toHaveAttribute('rel', 'prev')
    expect(screen.getByRole('link', { name: /Sonraki yazı.*Gübreleme haritası/ })).toHaveAttribute('rel', 'next')
  })

  test('renders only what exists', () => {
    render(<PreviousNext next={next} />)
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })
})

describe('StatList', () => {
  const stats = [
    { value: '128', unit: 'm³/dekar', label: 'daha az sulama suyu', note: 'Karataş, 2025.' },
    { value: '3,4', unit: 'kg/dekar', label: 'daha az saf azot', note: 'Çumra, 2025.' },
  ]

  test('pairs each label with figure, unit and note', () => {
    render(<StatList figures={stats} />)
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(stats.map(({ label }) => label))
    expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual([
      '128 m³/dekar',
      'Karataş, 2025.',
      '3,4 kg/dekar',
      'Çumra, 2025.',
    ])
  })
})

describe('AssistantSample', () => {
  const { assistant } = homeTexts

  test('renders question and answer in order, with their speakers, and the source', () => {
    const post = { id: 1, slug: 'yaniklik', title: assistant.source }
    renderOnSite(<AssistantSample posts={[post]} content={{}} />)
    const sample = screen.getByRole('group', { name: assistant.sample })
    expect([...sample.querySelectorAll('p')].map((each) => each.textContent)).toEqual([
      assistant.asker,
      assistant.question,
      site.assistantName,
      ...assistant.answer,
    ])
    expect(within(sample).getByRole('link', { name: assistant.source })).toHaveAttribute('href', '/blog/yaniklik')
  })

  test('names no source that is not there', () => {
    renderOnSite(<AssistantSample posts={[{ id: 1, slug: 'baska', title: 'Başka' }]} content={{}} />)
    expect(screen.queryByText(assistant.basis)).toBeNull()
  })
})

describe('YearTimeline', () => {
  const values = [
    { title: 'Önce ölçeriz', text: 'İki derinlikten örnek alırız.' },
    { title: 'Önce kışı bizde geçirir', text: 'İki kış bekler.' },
  ]

  test('announces each season once: first month, title and text', () => {
    render(<YearTimeline values={values} />)
    const [first] = screen.getAllByRole('listitem')
    expect(within(first!).getByRole('heading', { level: 3, name: 'Önce ölçeriz' })).toBeInTheDocument()
    const announced = [...first!.querySelectorAll('p')].map((each) => each.textContent)
    expect(announced).toEqual(['Ekim', 'İki derinlikten örnek alırız.'])
    expect(within(first!).getByText('Kasım').parentElement).toHaveAttribute('aria-hidden', 'true')
  })
})
