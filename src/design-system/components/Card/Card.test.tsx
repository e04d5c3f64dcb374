import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { Card } from './Card.tsx'

const props = {
  picture: <div />,
  title: 'Kök 6 toprak sondası',
  text: 'Altı derinlikte nem, sıcaklık ve tuzluluk ölçer.',
  href: '/urunler/kok-6-toprak-sondasi',
  linkText: 'Detayları Gör →',
}

componentContract(Card, props)

test('has one link, with its words to the letter, which says where to', () => {
  render(<Card {...props} />)
  const link = screen.getByRole('link', { name: 'Detayları Gör Kök 6 toprak sondası' })
  expect(link).toHaveTextContent(/^Detayları Gör →$/)
  expect(screen.getByRole('article', { name: 'Kök 6 toprak sondası' })).toContainElement(link)
})

test('ranks its heading as the page needs it', () => {
  render(<Card {...props} level={2} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Kök 6 toprak sondası' })).toBeInTheDocument()
})

test('leaves out a text that is not there', () => {
  const { container } = render(<Card {...props} text="" />)
  expect(container.querySelector('p')).toBeNull()
})

test('tells what its facts say, by name, and draws no list where there are none', () => {
  const { container, rerender } = render(<Card {...props} facts={{ 'Pil ömrü': '120 gün', Koruma: 'IP68' }} />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Pil ömrü', 'Koruma'])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['120 gün', 'IP68'])
  rerender(<Card {...props} />)
  expect(container.querySelector('dl')).toBeNull()
})
