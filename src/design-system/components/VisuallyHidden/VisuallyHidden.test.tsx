import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

componentContract(VisuallyHidden, { children: 'okunmamış mesaj' })

test('VisuallyHidden: its text is the accessible name of a control', () => {
  render(
    <button type="button">
      <VisuallyHidden>Menüyü aç</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Menüyü aç' })).toBeInTheDocument()
})

test('VisuallyHidden: may be a heading', () => {
  render(<VisuallyHidden as="h2">Teknik özellikler</VisuallyHidden>)
  expect(screen.getByRole('heading', { level: 2, name: 'Teknik özellikler' })).toBeInTheDocument()
})
