import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Article } from './Article.tsx'
import { FeatureRow } from './FeatureRow.tsx'
import { FilterLinks } from './FilterLinks.tsx'
import { PostCard } from './PostCard.tsx'
import { PreviousNext } from './PreviousNext.tsx'
import { StatList } from './StatList.tsx'
import { Transcript, type Turn } from './Transcript.tsx'
import { YearTimeline } from './YearTimeline.tsx'

describe('Article', () => {
  const props = {
    picture: <div />,
    title: 'Damlama hattında tıkanma',
    aside: <p>12 Mayıs 2026</p>,
    children: <p>Haziranda tıkanan damlatıcının hikâyesi nisanda başlar.</p>,
  }

  test('is named by its title, the page’s only first-level heading', () => {
    render(<Article {...props} contentLang="tr" />)
    expect(screen.getByRole('article', { name: 'Damlama hattında tıkanma' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'tr')
  })

  test('renders no empty parts', () => {
    const { container } = render(<Article title="Yalnız başlık">metin</Article>)
    expect(container.querySelectorAll('article > *')).toHaveLength(2)
    expect(container.querySelector('article > :last-child')!.children).toHaveLength(1)
  })
})

describe('FeatureRow', () => {
  const props = {
    picture: <div />,
    icon: <svg aria-hidden="true" />,
    title: 'Hassas sulama',
    text: 'Toprak nemi, bitki evresi ve hava tahmini tek takvimde buluşur.',
    href: '/hizmetler/hassas-sulama',
    linkText: 'Hizmeti inceleyin',
  }

  test('has one link, named by its text and the heading', () => {
    render(<FeatureRow {...props} />)
    const link = screen.getByRole('link', { name: 'Hizmeti inceleyin Hassas sulama' })
    expect(link).toHaveAttribute('href', '/hizmetler/hassas-sulama')
    expect(screen.getByRole('article', { name: 'Hassas sulama' })).toContainElement(link)
  })
})

describe('FilterLinks', () => {
  const props = {
    label: 'Özelliğe göre ürünler',
    all: 'Tümü',
    names: ['Güç', 'Pil ömrü'],
    hrefOf: (name?: string) => (name ? `/urunler?ozellik=${name}` : '/urunler'),
  }
  const shown = () =>
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

  test('links to each filter and marks the current one', () => {
    const { rerender } = render(<FilterLinks {...props} />)
    expect(shown()).toEqual([
      ['Tümü', '/urunler', 'true'],
      ['Güç', '/urunler?ozellik=Güç', null],
      ['Pil ömrü', '/urunler?ozellik=Pil ömrü', null],
    ])
    rerender(<FilterLinks {...props} current="Pil ömrü" />)
    expect(shown().map(([, , current]) => current)).toEqual([null, null, 'true'])
  })

  test('marks none if the current one is unknown', () => {
    render(<FilterLinks {...props} current="Boy" />)
    expect(shown().map(([name, , current]) => [name, current])).toEqual([
      ['Tümü', null],
      ['Güç', null],
      ['Pil ömrü', null],
    ])
  })

  test('marks the language of the names, not of the link to all', () => {
    render(<FilterLinks {...props} namesLang="tr" />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('lang'))).toEqual([null, 'tr', 'tr'])
  })
})

describe('PostCard', () => {
  const props = {
    picture: <div />,
    meta: <time dateTime="2026-05-12">12 Mayıs 2026</time>,
    title: 'Siloda kızışma',
    text: 'Kızışma yığının ortasında, sessizce başlar.',
    href: '/blog/siloda-kizisma',
    linkText: 'Yazıyı okuyun',
  }

  test('has one link, named by its text and the heading', () => {
    render(<PostCard {...props} size="lead" />)
    const link = screen.getByRole('link', { name: 'Yazıyı okuyun Siloda kızışma' })
    expect(link).toHaveAttribute('href', '/blog/siloda-kizisma')
    expect(screen.getByRole('article', { name: 'Siloda kızışma' })).toContainElement(link)
    expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument()
  })

  test('renders no empty parts', () => {
    const { container } = render(<PostCard {...props} meta={undefined} text="" />)
    expect(container.querySelector('p')).toBeNull()
  })
})

describe('PreviousNext', () => {
  const previous = { href: '/blog/bir', label: 'Önceki yazı', title: 'Buğdayda son su' }
  const next = { href: '/blog/iki', label: 'Sonraki yazı', title: 'Gübreleme haritası' }

  test('names both directions', () => {
    render(<PreviousNext label="Diğer yazılar" previous={previous} next={next} />)
    expect(screen.getByRole('link', { name: /Önceki yazı.*Buğdayda son su/ })).toHaveAttribute('rel', 'prev')
    expect(screen.getByRole('link', { name: /Sonraki yazı.*Gübreleme haritası/ })).toHaveAttribute('rel', 'next')
  })

  test('renders only what exists', () => {
    render(<PreviousNext label="Diğer yazılar" next={next} />)
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })
})

describe('StatList', () => {
  const stats = [
    { value: '128', unit: 'm³/dekar', label: 'daha az sulama suyu', note: 'Karataş, 2025.' },
    { value: '3,4', unit: 'kg/dekar', label: 'daha az saf azot', note: 'Çumra, 2025.' },
  ]

  test('pairs each label with figure, unit and note', () => {
    render(<StatList stats={stats} />)
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(stats.map(({ label }) => label))
    expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual([
      '128 m³/dekar',
      'Karataş, 2025.',
      '3,4 kg/dekar',
      'Çumra, 2025.',
    ])
  })
})

describe('Transcript', () => {
  const turns: Turn[] = [
    { side: 'asks', speaker: 'Domates yetiştiricisi', paragraphs: ['İlaçlamalı mıyım?'] },
    {
      side: 'answers',
      speaker: 'Filiz',
      paragraphs: ['Islakken hayır.', 'Altı saat arayın.'],
      basis: <a href="/blog">Yazı</a>,
    },
  ]

  test('renders speakers and paragraphs in order, and the sources', () => {
    render(<Transcript label="Örnek konuşma" turns={turns} />)
    const [question, answer] = screen.getByRole('group', { name: 'Örnek konuşma' }).children
    expect(question).toHaveAttribute('data-side', 'asks')
    expect(question).toHaveTextContent('Domates yetiştiricisiİlaçlamalı mıyım?')
    expect([...answer!.querySelectorAll('p')].map((each) => each.textContent)).toEqual([
      'Filiz',
      'Islakken hayır.',
      'Altı saat arayın.',
    ])
    expect(answer).toContainElement(screen.getByRole('link', { name: 'Yazı' }))
  })
})

describe('YearTimeline', () => {
  const seasons = [
    {
      months: ['Ekim', 'Kasım', 'Aralık'],
      title: 'Önce ölçeriz',
      text: 'İki derinlikten örnek alırız.',
      picture: <svg aria-hidden="true" />,
    },
    {
      months: ['Ocak', 'Şubat', 'Mart'],
      title: 'Kışı bizde geçirir',
      text: 'İki kış bekler.',
      picture: <svg aria-hidden="true" />,
    },
  ]

  test('announces each season once: first month, title and text', () => {
    render(<YearTimeline seasons={seasons} />)
    const [first] = screen.getAllByRole('listitem')
    expect(within(first!).getByRole('heading', { level: 3, name: 'Önce ölçeriz' })).toBeInTheDocument()
    const spoken = [...first!.querySelectorAll('p')].map((each) => each.textContent)
    expect(spoken).toEqual(['Ekim', 'İki derinlikten örnek alırız.'])
    expect(within(first!).getByText('Kasım').parentElement).toHaveAttribute('aria-hidden', 'true')
  })
})
