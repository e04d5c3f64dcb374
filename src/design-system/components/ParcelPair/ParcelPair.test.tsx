import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { ParcelPair } from './ParcelPair.tsx'

componentContract(ParcelPair, { first: <p>Bugün</p>, second: <p>Yarın</p> })

test('is read in its order', () => {
  const { container } = render(<ParcelPair first={<p>Bugün</p>} second={<p>Yarın</p>} />)
  expect(container).toHaveTextContent(/^BugünYarın$/)
})
