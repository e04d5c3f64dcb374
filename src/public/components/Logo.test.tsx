import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Logo } from './Logo.tsx'

const props = { src: '/uploads/logo.svg', name: 'Filiz', size: { width: 300, height: 80 } }

test('logo: has its size before it is loaded', () => {
  const { container } = render(<Logo {...props} />)
  expect(screen.getByRole('img', { name: 'Filiz' })).toHaveAttribute('width', '300')
  expect(container.firstChild).toHaveAttribute('data-size', 'known')
})

test('logo: has a fixed box if its size is unknown', () => {
  const { container } = render(<Logo {...props} size={undefined} />)
  expect(container.firstChild).toHaveAttribute('data-size', 'unknown')
})

test('logo: reports a failed load, also one before hydration', () => {
  const onError = vi.fn()
  render(<Logo {...props} onError={onError} />)
  expect(onError).not.toHaveBeenCalled()
  fireEvent.error(screen.getByRole('img'))
  expect(onError).toHaveBeenCalledTimes(1)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  render(<Logo {...props} src="/logo.png" onError={onError} />)
  expect(onError).toHaveBeenCalledTimes(2)
})
