import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { Nav } from './Nav.tsx'

const props = {
  label: 'Ana menü',
  layout: 'row',
  links: [
    { href: '/urunler', label: 'Ürünler', current: 'page' },
    { href: '/blog', label: 'Blog' },
  ],
} as const

componentContract(Nav, props)

test('marks where we are', () => {
  render(<Nav {...props} />)
  expect(screen.getByRole('navigation', { name: 'Ana menü' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ürünler' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current')
})

test('says of its links what language they are in, and not of its own words', () => {
  render(<Nav {...props} heading="Services" label="Services" lang="tr" />)
  expect(screen.getByRole('list')).toHaveAttribute('lang', 'tr')
  expect(screen.getByText('Services').closest('nav')).not.toHaveAttribute('lang')
})
