import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Hero } from './Hero.tsx'

componentContract(Hero, {
  picture: <svg viewBox="0 0 16 9" aria-hidden="true" />,
  title: 'Toprağın sözünü sayıya çeviriyoruz.',
  lead: 'Sondadan uyduya, tarlanızın her dönümünü ölçeriz.',
  actions: <a href="/urunler">Ürünleri inceleyin</a>,
})

test('Hero: the title is the only h1; lead, label and actions are optional', () => {
  const { container } = render(<Hero picture={<svg />} title="Bu parselde ekili bir şey yok." size="page" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bu parselde ekili bir şey yok.')
  expect(container.querySelectorAll('p')).toHaveLength(0)
  expect(container.firstChild).toHaveAttribute('data-size', 'page')
})

test('Hero: the title is an h2 with level 2', () => {
  render(<Hero picture={<svg />} title="Konya" level={2} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Konya' })).toBeInTheDocument()
})
