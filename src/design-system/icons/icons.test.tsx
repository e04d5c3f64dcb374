import { readFile } from 'node:fs/promises'
import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { glyphs } from './glyphs.ts'
import { Icon } from './Icon.tsx'
import { drawServiceIcons } from './service/drawServiceIcons.ts'
import { serviceGlyphs } from './service/glyphs.ts'
import { ServiceIcon, serviceIconNames } from './service/index.ts'

/** Specification, section 3, to the letter. */
const identifiers =
  'efficiency, technology, sustainability, trade, project, investment, business, team, leadership, management, communication, contact, security, data, server, cloud, shield, hardware, monitor, mobile, camera, finance, payment, ecommerce, logistics, product, analytics, performance, goal, health, community, support, energy, renewable, environment, home, maintenance, education, calendar, time, award, innovation, documentation, network, layers, map, navigation, default'

describe('Icon', () => {
  it('is decoration unless it is given a label', () => {
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
    expect(renderToStaticMarkup(<Icon name="sun" />)).toContain(glyphs.sun)
  })
})

describe('ServiceIcon', () => {
  it('draws every identifier of the specification, each its own way', () => {
    expect(serviceIconNames.toSorted()).toEqual(identifiers.split(', ').toSorted())
    expect(new Set(Object.values(serviceGlyphs)).size).toBe(serviceIconNames.length)
  })

  const shownBy = (name: string | null | undefined) =>
    render(<ServiceIcon name={name} />)
      .container.querySelector('use')!
      .getAttribute('href')!

  it.each([null, undefined, '', 'tractor', 'toString'])('shows a question mark for %o', (name) => {
    expect(serviceGlyphs.default).toBe(glyphs.question)
    expect(shownBy(name)).toMatch(/\.svg.*#default$/)
  })

  it('shows what it is asked for', () => {
    expect(shownBy('cloud')).toMatch(/#cloud$/)
  })

  it('finds all of them in the drawn file (else run `npm run drawings`)', async () => {
    expect(await readFile('src/design-system/icons/service/drawn.svg', 'utf8')).toBe(drawServiceIcons())
  })
})

it('keeps every absolute coordinate on the 24 px grid', () => {
  for (const path of [...Object.values(glyphs), ...Object.values(serviceGlyphs)]) {
    for (const [, x, y] of path.matchAll(/[ML](-?[\d.]+)[ ,]?(-?[\d.]+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(24)
      expect(Number(y)).toBeLessThanOrEqual(24)
    }
  }
})
