import { describe, expect, it, test } from 'vitest'
import { contrast, criteria, pairs, themes } from '../design-system/tokens/index.ts'
import { paletteOf, paletteSheet } from './palette.ts'
import { paletteNames, palettes } from './palettes.ts'

describe.each(paletteNames)('palette %s', (name) => {
  const { colours, hex } = paletteOf(name)

  it.each(themes)('meets the contrast of WCAG 2.2 AA for every pair of colours, in the %s theme', (theme) => {
    const faults = pairs.filter(
      ({ foreground, background, criterion }) =>
        contrast(colours[foreground][theme], colours[background][theme]) < criteria[criterion],
    )
    expect(faults).toEqual([])
  })

  it('differs visibly from warnings and from every other palette', () => {
    const distance = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)
    const { first } = palettes[name]
    expect(distance(first, colours.clay.light[2])).toBeGreaterThan(45)
    for (const other of paletteNames)
      if (other !== name) expect(distance(first, palettes[other].first)).toBeGreaterThanOrEqual(30)
    expect(hex('green', 'light')).toMatch(/^#[\da-f]{6}$/)
  })
})

test('style sheet of a palette: sets the colours of the interface for both themes, and no tones of illustrations', () => {
  const sheet = paletteSheet('blue')
  expect(sheet).toMatch(/^html:root\{--paper:oklch\([^{}]+\}html\.dark\{--paper:oklch\([^{}]+\}\n$/)
  expect(sheet).toContain('--gold-ink:')
  expect(sheet).not.toContain('--parcel')
})
