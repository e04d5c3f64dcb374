import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Title } from './Title.tsx'

componentContract(Title, { level: 2, size: 'l', children: 'Kök 6 toprak sondası' })

test.each([
  [4, 'short'],
  [48, 'short'],
  [49, 'long'],
  [110, 'long'],
  [111, 'very-long'],
])('Title: length class of %i characters is %s', (length, expected) => {
  render(
    <Title level={1} size="xl">
      {'ğ'.repeat(length)}
    </Title>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-length', expected)
})

test('Title: invalid props do not compile', () => {
  void (
    (
      // @ts-expect-error a title is text, so that its length is known
      <Title level={1} size="xl">
        <b>Kök 6</b>
      </Title>
    )
  )
})
