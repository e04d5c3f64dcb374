import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Skeleton } from './Skeleton.tsx'

componentContract(Skeleton, { shape: 'picture' })

test('Skeleton: is hidden from screen readers, and has its shape as a data attribute', () => {
  const { container } = render(<Skeleton shape="line" width="half" />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.firstChild).toHaveAttribute('data-shape', 'line')
  expect(container.firstChild).toHaveAttribute('data-width', 'half')
})

test('Skeleton: invalid props do not compile', () => {
  // @ts-expect-error the shape is required
  void (<Skeleton />)
})
