import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Pager } from './Pager.tsx'

const props = {
  pages: [1, undefined, 61, 62, 63, undefined, 125],
  current: 62,
  hrefOf: (page: number) => `/urunler?sayfa=${page}`,
  texts: { label: 'Sayfalar', previous: 'Önceki', next: 'Sonraki', page: (number: number) => `Sayfa ${number}` },
}

componentContract(Pager, props)

test('Pager: marks the current page, and links to the next and the previous', () => {
  render(<Pager {...props} />)
  expect(screen.getByRole('link', { name: 'Sayfa 62' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Sayfa 61' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'Önceki' })).toHaveAttribute('href', '/urunler?sayfa=61')
  expect(screen.getByRole('link', { name: 'Sonraki' })).toHaveAttribute('href', '/urunler?sayfa=63')
})

test('Pager: has no link before the first and after the last page', () => {
  const { rerender } = render(<Pager {...props} pages={[1, 2]} current={1} />)
  expect(screen.queryByRole('link', { name: 'Önceki' })).toBeNull()
  rerender(<Pager {...props} pages={[1, 2]} current={2} />)
  expect(screen.queryByRole('link', { name: 'Sonraki' })).toBeNull()
})
