import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Instrument, instrumentNames } from './index.ts'

it.each(instrumentNames)('%s shows its own cached file by day and by night, when it comes near', (name) => {
  const markup = renderToStaticMarkup(<Instrument name={name} />)
  for (const top of [0, 1120])
    expect(markup).toMatch(
      new RegExp(`${name}\\.svg[^"]*#svgView\\(viewBox\\(0,${top},560,560\\)[^"]*" alt="" loading="lazy"`),
    )
})

it('is decoration unless it is given a label', () => {
  const { container, rerender } = render(<Instrument name="gateway" />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  rerender(<Instrument name="gateway" label="Köprü ağ geçidi" />)
  expect(screen.getByRole('img', { name: 'Köprü ağ geçidi' })).not.toHaveAttribute('aria-hidden')
})

it('puts class, ref and other props on its root, and never a style attribute', () => {
  const ref = createRef<HTMLSpanElement>()
  const { container } = render(<Instrument name="drone" className="picture" ref={ref} lang="en" />)
  expect(container.firstChild).toBe(ref.current)
  expect(ref.current).toHaveClass('picture')
  expect(ref.current).toHaveAttribute('lang', 'en')
  expect(container.innerHTML).not.toContain('style=')
})
