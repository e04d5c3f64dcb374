import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { FactList } from './FactList.tsx'

componentContract(FactList, { facts: [{ term: 'Telefon', value: <a href="tel:03220000000">0322 000 00 00</a> }] })

test('pairs every term with its value, in the given order', () => {
  render(
    <FactList
      facts={[
        { term: 'Telefon', value: <a href="tel:03220000000">0322 000 00 00</a> },
        { term: 'Adres', value: 'Pamuk Cad. 14\nYüreğir' },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Telefon', 'Adres'])
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(values).toEqual(['0322 000 00 00', 'Pamuk Cad. 14\nYüreğir'])
})
