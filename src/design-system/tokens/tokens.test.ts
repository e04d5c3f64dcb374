import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { colours, coloursOf } from './colours.ts'
import { contrast, isInSrgb, toCss, toHex } from './oklch.ts'
import { criteria, pairs } from './pairs.ts'
import { stylesheet, workStylesheet } from './stylesheet.ts'
import { themes } from './themes.ts'

describe('contrast', () => {
  for (const theme of themes) {
    it.each(pairs)(`${theme}: $front on $ground meets WCAG $criterion`, ({ front, ground, criterion }) => {
      expect(contrast(colours[front][theme], colours[ground][theme])).toBeGreaterThanOrEqual(criteria[criterion])
    })
  }

  it('is 21:1 for black on white, whichever comes first', () => {
    expect(contrast([0, 0, 0], [100, 0, 0])).toBeCloseTo(21, 3)
    expect(contrast([100, 0, 0], [0, 0, 0])).toBeCloseTo(21, 3)
  })
})

describe('the colours of another house', () => {
  /** Both of its hues, all the way round. */
  const circle = Array.from({ length: 24 }, (_, i) => i * 15)
  const houses = circle.flatMap((first) => circle.map((second) => ({ first, second })))

  it('are as easy to read as this one’s, whatever its hues are', () => {
    const faults = houses.flatMap((hues) => {
      const house = coloursOf(hues)
      return themes.flatMap((theme) =>
        pairs
          .filter(({ front, ground, criterion }) => {
            return contrast(house[front][theme], house[ground][theme]) < criteria[criterion]
          })
          .map(({ front, ground }) => ({ ...hues, theme, front, ground })),
      )
    })
    expect(faults).toEqual([])
  })

  it('can all be shown on a screen, and stand where its hues are', () => {
    for (const hues of houses) {
      const house = coloursOf(hues)
      for (const pair of Object.values(house)) for (const theme of themes) expect(isInSrgb(pair[theme])).toBe(true)
      expect([house.green.light[2], house.gold.light[2]]).toEqual([hues.first, hues.second])
    }
  })

  it('leave the sky, and what warns, as they are', () => {
    const house = coloursOf({ first: 250, second: 30 })
    expect([house.clay, house.sky].map(({ light }) => light[2])).toEqual([38, 232])
  })
})

describe('colours', () => {
  it.each(Object.entries(colours))('%s can be shown in sRGB as written, so that hex and OKLCH agree', (_, pair) => {
    for (const theme of themes) expect(isInSrgb(pair[theme])).toBe(true)
  })

  it('turn into the hex that browsers compute', () => {
    expect(toHex([62.796, 0.25768, 29.234])).toBe('#ff0000') // CSS Color 4: red
    expect(toHex([51.975, 0.17686, 142.495])).toBe('#008000') // CSS Color 4: green
    expect(toHex([100, 0, 0, 0.5])).toBe('#ffffff80')
    expect(toHex(coloursOf({ first: 156, second: 84 })['parcel-wheat'].light)).toBe('#deb250')
  })

  it('write their opacity in CSS only when they have one', () => {
    expect(toCss([50, 0.1, 30])).toBe('oklch(50% 0.1 30)')
    expect(toCss([50, 0.1, 30, 0.6])).toBe('oklch(50% 0.1 30 / 0.6)')
  })
})

describe('breakpoints', () => {
  const sheets = globSync(['components/**/*.css', 'styles.css', 'brand/*.css', '../public/**/*.css'], {
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

describe('tokens.css', () => {
  it('says what the tables say (else run `npm run tokens`)', async () => {
    expect(await readFile(new URL('tokens.css', import.meta.url), 'utf8')).toBe(stylesheet())
    expect(await readFile(new URL('work.css', import.meta.url), 'utf8')).toBe(workStylesheet())
  })

  it('has every colour in one of the two, but for those that are drawn into files', () => {
    const both = stylesheet() + workStylesheet()
    for (const name of Object.keys(colours))
      expect(both.split(`  --${name}: `), name).toHaveLength(name.startsWith('iso-') ? 1 : 3)
  })

  it('keeps from visitors only what none of their components asks for', () => {
    const kept = [...workStylesheet().matchAll(/ {2}--([\w-]+):/g)].map(([, name]) => `var(--${name})`)
    const sheets = globSync(['components/**/*.css', 'styles.css', '../public/**/*.css'], {
      cwd: new URL('..', import.meta.url),
    })
    expect(sheets.length).toBeGreaterThan(50)
    for (const sheet of sheets.filter((name) => !name.includes('.stories.'))) {
      const text = readFileSync(new URL(`../${sheet}`, import.meta.url), 'utf8')
      expect([sheet, kept.filter((name) => text.includes(name))]).toEqual([sheet, []])
    }
  })
})
