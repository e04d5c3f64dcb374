import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { Plate } from './Plate.tsx'

componentContract(Plate, {})

test('says nothing to those who do not see it', () => {
  const { container } = render(<Plate />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
})
