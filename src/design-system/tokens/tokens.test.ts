import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { createPalette } from './colours.ts'
import { contrast, isInSrgb, toCss, toHex } from './oklch.ts'
import { criteria, pairs } from './pairs.ts'
import { coloursSheet, tokensSheet } from './stylesheet.ts'
import { themes } from './themes.ts'

const palette = createPalette()
const { colours } = palette

describe('contrast', () => {
  for (const theme of themes) {
    it.each(pairs)(
      `${theme}: $foreground on $background meets WCAG $criterion`,
      ({ foreground, background, criterion }) => {
        expect(contrast(colours[foreground][theme], colours[background][theme])).toBeGreaterThanOrEqual(
          criteria[criterion],
        )
      },
    )
  }

  it('is 21:1 for black and white in either order', () => {
    expect(contrast([0, 0, 0], [100, 0, 0])).toBeCloseTo(21, 3)
    expect(contrast([100, 0, 0], [0, 0, 0])).toBeCloseTo(21, 3)
  })
})

describe('colours of other hues', () => {
  /** Hues around the whole circle, in steps of 15°. */
  const circle = Array.from({ length: 24 }, (_, i) => i * 15)
  const brands = circle.flatMap((first) => circle.map((second) => ({ first, second })))

  it('keep the contrast, whatever the hues are', () => {
    const faults = brands.flatMap((hues) => {
      const brand = createPalette(hues).colours
      return themes.flatMap((theme) =>
        pairs
          .filter(({ foreground, background, criterion }) => {
            return contrast(brand[foreground][theme], brand[background][theme]) < criteria[criterion]
          })
          .map(({ foreground, background }) => ({ ...hues, theme, foreground, background })),
      )
    })
    expect(faults).toEqual([])
  })

  it('are within sRGB, and have the hues', () => {
    for (const hues of brands) {
      const brand = createPalette(hues).colours
      for (const pair of Object.values(brand)) for (const theme of themes) expect(isInSrgb(pair[theme])).toBe(true)
      expect([brand.green.light[2], brand.gold.light[2]]).toEqual([hues.first, hues.second])
    }
  })

  it('leave information and warnings as they are', () => {
    const brand = createPalette({ first: 250, second: 30 }).colours
    expect([brand.clay, brand.sky].map(({ light }) => light[2])).toEqual([38, 232])
  })
})

describe('colours', () => {
  it.each(Object.entries(colours))('%s can be shown in sRGB as written, so that hex and OKLCH agree', (_, pair) => {
    for (const theme of themes) expect(isInSrgb(pair[theme])).toBe(true)
  })

  it('hex: equals the value that browsers compute', () => {
    expect(toHex([62.796, 0.25768, 29.234])).toBe('#ff0000') // CSS Color 4: red
    expect(toHex([51.975, 0.17686, 142.495])).toBe('#008000') // CSS Color 4: green
    expect(toHex([100, 0, 0, 0.5])).toBe('#ffffff80')
    expect(palette.hex('parcel-wheat', 'light')).toBe('#deb250')
  })

  it('CSS: has an opacity only for colours that are not opaque', () => {
    expect(toCss([50, 0.1, 30])).toBe('oklch(50% 0.1 30)')
    expect(toCss([50, 0.1, 30, 0.6])).toBe('oklch(50% 0.1 30 / 0.6)')
  })
})

describe('breakpoints', () => {
  const sheets = globSync(['components/**/*.css', 'styles.css', '../company/**/*.css', '../public/**/*.css'], {
    cwd: new URL('..', import.meta.url),
  })

  it('are called by their names in every stylesheet', () => {
    expect(sheets.length).toBeGreaterThan(50)
    for (const sheet of sheets) {
      const queries = readFileSync(new URL(`../${sheet}`, import.meta.url), 'utf8').match(/@media[^{]+/g) ?? []
      expect([sheet, queries.filter((query) => /\d(?:em|rem|px)/.test(query))]).toEqual([sheet, []])
    }
  })
})

describe('stylesheets', () => {
  it('tokens.css has the tables (else run `npm run tokens`)', async () => {
    expect(await readFile(new URL('tokens.css', import.meta.url), 'utf8')).toBe(tokensSheet())
  })

  it('colour style sheet: the requested colours, by default all, in both themes', () => {
    const all = coloursSheet(palette)
    for (const name of Object.keys(colours)) expect(all.split(`  --${name}: `), name).toHaveLength(3)
    expect(coloursSheet(palette, ['ink']).match(/--[\w-]+/g)).toEqual(['--ink', '--ink'])
  })
})
