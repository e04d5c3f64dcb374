import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { PanelPair } from './PanelPair.tsx'

componentContract(PanelPair, { first: <p>Bugün</p>, second: <p>Yarın</p> })

test('is read in its order', () => {
  const { container } = render(<PanelPair first={<p>Bugün</p>} second={<p>Yarın</p>} />)
  expect(container).toHaveTextContent(/^BugünYarın$/)
})
