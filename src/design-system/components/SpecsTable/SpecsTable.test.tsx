import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { SpecsTable } from './SpecsTable.tsx'

componentContract(SpecsTable, { specs: { 'Koruma sınıfı': 'IP68' } })

test('pairs every term with its value, in the given order', () => {
  render(<SpecsTable specs={{ 'Pil ömrü': 'Güneşsiz 120 gün', 'Koruma sınıfı': 'IP68' }} />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Pil ömrü', 'Koruma sınıfı'])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Güneşsiz 120 gün', 'IP68'])
})
