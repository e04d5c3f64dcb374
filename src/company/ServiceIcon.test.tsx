import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ServiceIcon, serviceIconNames } from './ServiceIcon.tsx'

/** Copied from docs/product.md, section 3. */
const identifiers =
  'efficiency, technology, sustainability, trade, project, investment, business, team, leadership, management, communication, contact, security, data, server, cloud, shield, hardware, monitor, mobile, camera, finance, payment, ecommerce, logistics, product, analytics, performance, goal, health, community, support, energy, renewable, environment, home, maintenance, education, calendar, time, award, innovation, documentation, network, layers, map, navigation, default'

const paths = [
  ...readFileSync('src/company/serviceIcons.svg', 'utf8').matchAll(/<path id="(\w+)" d="([^"]+)"\/>/g),
] as string[][]

it('ServiceIcon: has a different icon for every `iconIdentifier`, on the 24 px grid', () => {
  expect(serviceIconNames).toEqual(identifiers.split(', '))
  expect(paths.map(([, name]) => name)).toEqual(expect.arrayContaining([...serviceIconNames]))
  expect(new Set(paths.map(([, , path]) => path)).size).toBe(serviceIconNames.length)
  for (const [, , path = ''] of paths)
    for (const [, ...point] of path.matchAll(/[ML](-?[\d.]+)[ ,]?(-?[\d.]+)/g))
      expect(Math.max(...point.map(Number))).toBeLessThanOrEqual(24)
})

const hrefOf = (name: string | null | undefined) =>
  render(<ServiceIcon name={name} />)
    .container.querySelector('use')!
    .getAttribute('href')

it.each([null, undefined, '', 'tractor', 'toString'])('ServiceIcon: shows a question mark for %o', (name) => {
  expect(hrefOf(name)).toMatch(/\.svg.*#default$/)
})

it('ServiceIcon: shows the icon of its name', () => {
  expect(hrefOf('cloud')).toMatch(/#cloud$/)
})
