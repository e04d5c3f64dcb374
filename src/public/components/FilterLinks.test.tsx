import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { FilterLinks } from './FilterLinks.tsx'

const props = {
  label: 'Özelliğe göre ürünler',
  all: 'Tümü',
  names: ['Güç', 'Pil ömrü'],
  hrefOf: (name?: string) => (name ? `/urunler?ozellik=${name}` : '/urunler'),
}
componentContract(FilterLinks, props)

const shown = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

test('leads to each, and says which one is shown', () => {
  const { rerender } = render(<FilterLinks {...props} />)
  expect(shown()).toEqual([
    ['Tümü', '/urunler', 'true'],
    ['Güç', '/urunler?ozellik=Güç', null],
    ['Pil ömrü', '/urunler?ozellik=Pil ömrü', null],
  ])
  rerender(<FilterLinks {...props} current="Pil ömrü" />)
  expect(shown().map(([, , current]) => current)).toEqual([null, null, 'true'])
})

test('repeats nothing that an address says and no list has', () => {
  render(<FilterLinks {...props} current="Boy" />)
  expect(shown().map(([name, , current]) => [name, current])).toEqual([
    ['Tümü', null],
    ['Güç', null],
    ['Pil ömrü', null],
  ])
})

test('says what language its names are in, and not of the whole list', () => {
  render(<FilterLinks {...props} namesLang="tr" />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('lang'))).toEqual([null, 'tr', 'tr'])
})
