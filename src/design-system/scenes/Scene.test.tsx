import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { firstSceneNames, Scene } from './index.ts'

it('shows its own cached file, cut to the box as a photograph would be', () => {
  const { container } = render(<Scene name="full-mosaic" />)
  expect(container.firstChild).toHaveAttribute('viewBox', '0 0 1920 1080')
  expect(container.firstChild).toHaveAttribute('preserveAspectRatio', 'xMidYMid slice')
  expect(container.querySelector('use')).toHaveAttribute('href', expect.stringMatching(/full-mosaic.*\.svg.*#scene$/))
})

it('has an address for every scene of the catalogue', () => {
  for (const name of firstSceneNames) {
    expect(renderToStaticMarkup(<Scene name={name} />)).toContain(`${name}.svg`)
  }
})

it('is decoration unless it is given a label', () => {
  const { container, rerender } = render(<Scene name="head-river" />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  rerender(<Scene name="head-river" label="Nehrin iki yakası" />)
  expect(screen.getByRole('img', { name: 'Nehrin iki yakası' })).not.toHaveAttribute('aria-hidden')
})

it('puts class, ref and other props on its root, and never a style attribute', () => {
  const ref = createRef<SVGSVGElement>()
  const { container } = render(<Scene name="head-river" className="wide" ref={ref} data-part="divider" />)
  expect(container.firstChild).toBe(ref.current)
  expect(ref.current).toHaveClass('wide')
  expect(ref.current).toHaveAttribute('data-part', 'divider')
  expect(container.innerHTML).not.toContain('style=')
})
