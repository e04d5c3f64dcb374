import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { glyphs } from './glyphs.ts'
import { Icon } from './Icon.tsx'
import { ServiceIcon, serviceIconNames } from './ServiceIcon.tsx'
import { serviceGlyphs } from './serviceGlyphs.ts'

/** docs/product.md, section 3, to the letter. */
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
  it('has an icon of its own for every identifier of the specification', () => {
    expect(serviceIconNames).toEqual(identifiers.split(', '))
    expect(serviceIconNames.toSorted()).toEqual(Object.keys(serviceGlyphs).toSorted())
    expect(new Set(Object.values(serviceGlyphs)).size).toBe(serviceIconNames.length)
  })

  const hrefOf = (name: string | null | undefined) =>
    render(<ServiceIcon name={name} />)
      .container.querySelector('use')!
      .getAttribute('href')

  it.each([null, undefined, '', 'tractor', 'toString'])('shows a question mark for %o', (name) => {
    expect(hrefOf(name)).toMatch(/\.svg.*#default$/)
  })

  it('shows the icon of its name', () => {
    expect(hrefOf('cloud')).toMatch(/#cloud$/)
  })

  it('the file has every icon (else run `npm run drawings`)', () => {
    const file = readFileSync('src/design-system/icons/serviceIcons.svg', 'utf8')
    const paths = [...file.matchAll(/<path id="(\w+)" d="([^"]+)"\/>/g)].map(([, name, path]) => [name, path])
    expect(Object.fromEntries(paths)).toEqual(serviceGlyphs)
    expect(serviceGlyphs.default).toBe(glyphs.question)
  })
})

it('every absolute coordinate of a glyph is on the 24 px grid', () => {
  for (const path of [...Object.values(glyphs), ...Object.values(serviceGlyphs)]) {
    for (const [, x, y] of path.matchAll(/[ML](-?[\d.]+)[ ,]?(-?[\d.]+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(24)
      expect(Number(y)).toBeLessThanOrEqual(24)
    }
  }
})
