import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { Article } from './Article.tsx'

const props = {
  picture: <div />,
  title: 'Damlama hattında tıkanma',
  aside: <p>12 Mayıs 2026</p>,
  children: <p>Haziranda tıkanan damlatıcının hikâyesi nisanda başlar.</p>,
}

componentContract(Article, props)

test('is named by its title, the page’s one heading of the first rank', () => {
  render(<Article {...props} contentLang="tr" />)
  expect(screen.getByRole('article', { name: 'Damlama hattında tıkanma' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'tr')
})

test('leaves no place for what is not there', () => {
  const { container } = render(<Article title="Yalnız başlık">metin</Article>)
  expect(container.querySelectorAll('article > *')).toHaveLength(2)
  expect(container.querySelector('article > :last-child')!.children).toHaveLength(1)
})
