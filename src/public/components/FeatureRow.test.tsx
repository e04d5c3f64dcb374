import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { FeatureRow } from './FeatureRow.tsx'

const props = {
  picture: <div />,
  icon: <svg aria-hidden="true" />,
  title: 'Hassas sulama',
  text: 'Toprak nemi, bitki evresi ve hava tahmini tek takvimde buluşur.',
  href: '/hizmetler/hassas-sulama',
  linkText: 'Hizmeti inceleyin',
}

test('has one link, which says where to', () => {
  render(<FeatureRow {...props} />)
  const link = screen.getByRole('link', { name: 'Hizmeti inceleyin Hassas sulama' })
  expect(link).toHaveAttribute('href', '/hizmetler/hassas-sulama')
  expect(screen.getByRole('article', { name: 'Hassas sulama' })).toContainElement(link)
})

test('ranks its heading as the page needs it, and leaves out a text that is not there', () => {
  const { container } = render(<FeatureRow {...props} text="" />)
  expect(screen.getByRole('heading', { level: 2, name: 'Hassas sulama' })).toBeInTheDocument()
  expect(container.querySelector('p')).toBeNull()
})
