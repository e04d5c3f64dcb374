import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { Cut } from './Cut.tsx'

componentContract(Cut, { edge: 'left', children: <svg aria-hidden="true" /> })

test('says which edge is cut', () => {
  const { container } = render(<Cut edge="right" />)
  expect(container.firstElementChild).toHaveAttribute('data-edge', 'right')
})
