import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Instrument, instrumentNames } from './index.ts'

it.each(instrumentNames)('%s shows its own cached file', (name) => {
  expect(renderToStaticMarkup(<Instrument name={name} />)).toMatch(new RegExp(`${name}[^"]*\\.svg[^"]*#instrument`))
})

it('is decoration unless it is given a label', () => {
  const { container, rerender } = render(<Instrument name="gateway" />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  rerender(<Instrument name="gateway" label="Köprü ağ geçidi" />)
  expect(screen.getByRole('img', { name: 'Köprü ağ geçidi' })).not.toHaveAttribute('aria-hidden')
})

it('puts class, ref and other props on its root, and never a style attribute', () => {
  const ref = createRef<SVGSVGElement>()
  const { container } = render(<Instrument name="drone" className="picture" ref={ref} width={320} />)
  expect(container.firstChild).toBe(ref.current)
  expect(ref.current).toHaveClass('picture')
  expect(ref.current).toHaveAttribute('width', '320')
  expect(container.innerHTML).not.toContain('style=')
})
