import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { allGlyphs } from './allGlyphs.ts'
import { Icon } from './Icon.tsx'

describe('Icon', () => {
  it('is decorative unless it has a label', () => {
    const { container, rerender } = render(<Icon name="menu" />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
    rerender(<Icon name="menu" label="Menüyü aç" />)
    expect(screen.getByRole('img', { name: 'Menüyü aç' })).not.toHaveAttribute('aria-hidden')
  })

  it('puts size, ref and other props on its root, and renders on the server', () => {
    const ref = createRef<SVGSVGElement>()
    const { container } = render(<Icon name="sun" size={20} className="quiet" ref={ref} data-state="on" />)
    expect(container.firstChild).toBe(ref.current)
    expect(ref.current).toHaveAttribute('width', '20')
    expect(ref.current).toHaveClass('quiet')
    expect(ref.current).toHaveAttribute('data-state', 'on')
    expect(renderToStaticMarkup(<Icon name="sun" />)).toContain(allGlyphs.sun)
  })
})

it('every absolute coordinate of a glyph is on the 24 px grid', () => {
  for (const path of Object.values(allGlyphs)) {
    for (const [, x, y] of path.matchAll(/[ML](-?[\d.]+)[ ,]?(-?[\d.]+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(24)
      expect(Number(y)).toBeLessThanOrEqual(24)
    }
  }
})
