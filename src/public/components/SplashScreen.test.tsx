import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SplashScreen } from './SplashScreen.tsx'

const props = { name: 'Filiz', mark: <svg viewBox="0 0 32 32" aria-hidden="true" /> }

test('splash screen: hidden from screen readers, and held while the settings are loading', () => {
  const { container, rerender } = render(<SplashScreen {...props} isHeld />)
  const splash = container.firstElementChild!
  expect(splash).toHaveAttribute('aria-hidden', 'true')
  expect(splash).toHaveAttribute('data-splash', 'held')
  rerender(<SplashScreen {...props} />)
  expect(splash).toHaveAttribute('data-splash', 'clearing')
})

test('splash screen: shows the logo, or the name without one', () => {
  const { container, rerender } = render(<SplashScreen {...props} />)
  expect(container).toHaveTextContent('Filiz')
  rerender(<SplashScreen {...props} logo={<img src="/logo.svg" alt="" />} />)
  expect(container).not.toHaveTextContent('Filiz')
  expect(container.querySelector('img')).not.toBeNull()
})

test('splash screen: removed at once if its animation ended before hydration', () => {
  const playState = vi.fn(() => 'finished')
  Element.prototype.getAnimations = () => [{ playState: playState() }] as unknown as Animation[]
  const { container, unmount } = render(<SplashScreen {...props} />)
  expect(container).toBeEmptyDOMElement()
  unmount()
  playState.mockReturnValue('running')
  expect(render(<SplashScreen {...props} />).container.firstElementChild).toHaveAttribute('data-splash', 'clearing')
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
})
