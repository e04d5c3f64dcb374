import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { StatList } from './StatList.tsx'

const measures = [
  { value: '128', unit: 'm³/dekar', label: 'daha az sulama suyu', note: 'Karataş, 2025.' },
  { value: '3,4', unit: 'kg/dekar', label: 'daha az saf azot', note: 'Çumra, 2025.' },
]

componentContract(StatList, { measures })

test('says of every figure what it is, with its unit, and where it comes from', () => {
  render(<StatList measures={measures} />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(measures.map(({ label }) => label))
  expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual([
    '128 m³/dekar',
    'Karataş, 2025.',
    '3,4 kg/dekar',
    'Çumra, 2025.',
  ])
})
