import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { PicturePlaceholder } from './PicturePlaceholder.tsx'

componentContract(PicturePlaceholder, {})

test('says nothing to those who do not see it', () => {
  const { container } = render(<PicturePlaceholder />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
})
