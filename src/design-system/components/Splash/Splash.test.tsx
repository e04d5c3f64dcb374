import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { Splash } from './Splash.tsx'

const props = { name: 'Filiz', mark: <svg viewBox="0 0 32 32" aria-hidden="true" /> }

componentContract(Splash, props)

test('is paint alone, held while something is on its way', () => {
  const { container, rerender } = render(<Splash {...props} isHeld />)
  const splash = container.firstElementChild!
  expect(splash).toHaveAttribute('aria-hidden', 'true')
  expect(splash).toHaveAttribute('data-splash', 'held')
  rerender(<Splash {...props} />)
  expect(splash).toHaveAttribute('data-splash', 'clearing')
})

test('shows the logo where there is one, else the name', () => {
  const { container, rerender } = render(<Splash {...props} />)
  expect(container).toHaveTextContent('Filiz')
  rerender(<Splash {...props} logo={<img src="/logo.svg" alt="" />} />)
  expect(container).not.toHaveTextContent('Filiz')
  expect(container.querySelector('img')).not.toBeNull()
})

test('goes at once when it has cleared before it is heard', () => {
  const playState = vi.fn(() => 'finished')
  Element.prototype.getAnimations = () => [{ playState: playState() }] as unknown as Animation[]
  const { container, unmount } = render(<Splash {...props} />)
  expect(container).toBeEmptyDOMElement()
  unmount()
  playState.mockReturnValue('running')
  expect(render(<Splash {...props} />).container.firstElementChild).toHaveAttribute('data-splash', 'clearing')
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
})
