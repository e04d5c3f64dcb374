import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { CardStrip } from './CardStrip.tsx'

componentContract(CardStrip, { 'aria-label': 'Ürünler', children: [<p key="1">Kök 6</p>, <p key="2">Poyraz</p>] })

test('CardStrip: every child becomes a list item, empty ones do not', () => {
  render(
    <CardStrip>
      <p>Kök 6</p>
      {false}
      {null}
      <p>Poyraz</p>
    </CardStrip>,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Kök 6', 'Poyraz'])
})

test('CardStrip, phone layout: set as a data attribute', () => {
  const { container, rerender } = render(<CardStrip>{[<p key="a">a</p>]}</CardStrip>)
  expect(container.firstChild).toHaveAttribute('data-on-phones', 'cards')
  rerender(<CardStrip onPhones="rows">{[<p key="a">a</p>]}</CardStrip>)
  expect(container.firstChild).toHaveAttribute('data-on-phones', 'rows')
})

test.each([
  [1, ['row']],
  [2, [null, null]],
  [3, ['lead', 'row', 'row']],
])('CardStrip with a lead, %i cards: places are set as data attributes', (count, places) => {
  render(
    <CardStrip hasLead>
      {['a', 'b', 'c'].slice(0, count).map((card) => (
        <p key={card}>{card}</p>
      ))}
    </CardStrip>,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('data-place'))).toEqual(places)
})
