import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { CardStrip } from './CardStrip.tsx'

componentContract(CardStrip, { 'aria-label': 'Ürünler', children: [<p key="1">Kök 6</p>, <p key="2">Poyraz</p>] })

test('makes an item of every child, and of nothing else', () => {
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

test('stands in rows on phones where that is wished', () => {
  const { container, rerender } = render(<CardStrip>{[<p key="a">a</p>]}</CardStrip>)
  expect(container.firstChild).toHaveAttribute('data-on-phones', 'cards')
  rerender(<CardStrip onPhones="rows">{[<p key="a">a</p>]}</CardStrip>)
  expect(container.firstChild).toHaveAttribute('data-on-phones', 'rows')
})
