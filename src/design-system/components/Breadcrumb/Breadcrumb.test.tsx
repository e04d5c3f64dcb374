import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
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

test('links what is above and marks this page', () => {
  render(<Breadcrumb {...props} />)
  expect(screen.getByRole('navigation', { name: 'Sayfa yolu' })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/urunler'])
  expect(screen.getByText('Kök 6 toprak sondası')).toHaveAttribute('aria-current', 'page')
})

test('says what language its name is in, and not of the pages above', () => {
  render(<Breadcrumb {...props} currentLang="tr" />)
  expect([...document.querySelectorAll('[lang]:not(html)')]).toEqual([screen.getByText('Kök 6 toprak sondası')])
})
