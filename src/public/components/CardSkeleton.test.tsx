import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'

componentContract(CardSkeleton, {})

test('says nothing to screen readers', () => {
  const { container } = render(<CardSkeleton />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
})
