import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const items = [
  { term: 'Telefon', description: <a href="tel:03220000000">0322 000 00 00</a> },
  { term: 'Adres', description: 'Pamuk Cad. 14\nYüreğir' },
]

componentContract(DescriptionList, { items })

test('DescriptionList: pairs each term with its description, in the given order', () => {
  render(<DescriptionList items={items} layout="columns" />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Telefon', 'Adres'])
  const descriptions = screen.getAllByRole('definition').map((description) => description.textContent)
  expect(descriptions).toEqual(['0322 000 00 00', 'Pamuk Cad. 14\nYüreğir'])
})
