import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

const props = {
  label: 'Sayfa yolu',
  trail: [
    { href: '/', label: 'Ana sayfa' },
    { href: '/urunler', label: 'Ürünler' },
  ],
  current: 'Kök 6 toprak sondası',
}

componentContract(Breadcrumb, props)

test('Breadcrumb: links the pages above, and marks this one as the current page', () => {
  render(<Breadcrumb {...props} />)
  expect(screen.getByRole('navigation', { name: 'Sayfa yolu' })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/urunler'])
  expect(screen.getByText('Kök 6 toprak sondası')).toHaveAttribute('aria-current', 'page')
})

test('Breadcrumb, language: marks the title of this page, not the links', () => {
  render(<Breadcrumb {...props} lang="tr" />)
  expect([...document.querySelectorAll('[lang]:not(html)')]).toEqual([screen.getByText('Kök 6 toprak sondası')])
})
