import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { PreviousNext } from './PreviousNext.tsx'

const previous = { href: '/blog/bir', label: 'Önceki yazı', title: 'Buğdayda son su' }
const next = { href: '/blog/iki', label: 'Sonraki yazı', title: 'Gübreleme haritası' }

componentContract(PreviousNext, { label: 'Diğer yazılar', previous, next })

test('says which is which', () => {
  render(<PreviousNext label="Diğer yazılar" previous={previous} next={next} />)
  expect(screen.getByRole('link', { name: /Önceki yazı.*Buğdayda son su/ })).toHaveAttribute('rel', 'prev')
  expect(screen.getByRole('link', { name: /Sonraki yazı.*Gübreleme haritası/ })).toHaveAttribute('rel', 'next')
})

test('offers only what is there', () => {
  render(<PreviousNext label="Diğer yazılar" next={next} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
