import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { type ColourName, colours, hex, themes } from '../tokens/index.ts'
import { inTwoThemes } from '../twoThemes.ts'
import { drawCloseUp, drawInstrument } from './drawInstrument.ts'
import { SIDE } from './frame.ts'
import { instrumentNames } from './names.ts'
import { arc, outline, project } from './space.ts'

describe.each(instrumentNames)('%s', (name) => {
  const drawing = drawInstrument(name, 'light')

  it('is drawn by day and by night as the committed file has it (else run `npm run drawings`)', async () => {
    const file = await readFile(new URL(`drawn/${name}.svg`, import.meta.url), 'utf8')
    expect(file).toBe(inTwoThemes(SIDE, SIDE, (theme) => drawInstrument(name, theme)))
  })

  it.each(themes)('takes every colour for %s from the tokens, and gold for the part that measures', (theme) => {
    const tokens = Object.keys(colours).filter((token) => token.startsWith('iso-')) as ColourName[]
    const drawn = drawInstrument(name, theme)
    const tones = [...drawn.matchAll(/#[0-9a-f]+/g)].map(([tone]) => tone)
    expect(tones.filter((tone) => !tokens.some((token) => hex(token, theme) === tone))).toEqual([])
    expect(tones).toContain(hex('iso-gold-1', theme))
    expect(drawn).not.toMatch(/NaN|undefined|var\(|style=/)
  })

  it('stays inside its square', () => {
    const [x, y] = /translate\((\d+) (\d+)\)/.exec(drawing)!.slice(1).map(Number) as [number, number]
    const spots = [...drawing.matchAll(/[ML](-?[\d.]+) ?(-?[\d.]+)/g)].map(([, u, v]) => [Number(u) + x, Number(v) + y])
    expect(spots.length).toBeGreaterThan(100)
    for (const at of spots.flat()) {
      expect(at).toBeGreaterThan(8)
      expect(at).toBeLessThan(SIDE - 8)
    }
  })

  it('is another by night', () => {
    expect(drawInstrument(name, 'dark')).not.toBe(drawing)
  })
})

it('has one file for each instrument and no other', async () => {
  const files = await readdir(new URL('drawn/', import.meta.url))
  expect(files.toSorted()).toEqual(instrumentNames.map((name) => `${name}.svg`).toSorted())
})

describe('isometric space', () => {
  it('shows all three axes at the same length, 120° apart', () => {
    const axes = [project([100, 0, 0]), project([0, 100, 0]), project([0, 0, 100])]
    for (const [x, y] of axes) expect(Math.hypot(x, y)).toBeCloseTo(100)
    const angles = axes.map(([x, y]) => Math.round((Math.atan2(y, x) * 180) / Math.PI))
    expect(angles).toEqual([30, 150, -90])
  })

  it('turns an arc from x towards y', () => {
    const [from, , to] = arc([0, 0, 5], 10, 0, 90, 2)
    expect(from).toEqual([10, 0, 5])
    expect(to!.map(Math.round)).toEqual([0, 10, 5])
  })

  it('writes short paths', () => {
    expect(
      outline(
        [
          [0, 0, 0],
          [0, 0, 10.04],
        ],
        '',
      ),
    ).toBe('M0 0L0-10')
  })
})

it('a close-up is a part of the same drawing, 16:9, on the tone that it is given', () => {
  const [x, y] = [280, 200]
  const closeUp = drawCloseUp({ name: 'drone', ground: 'straw', middle: [x, y], width: 320 })
  expect(closeUp).toContain('viewBox="120 110 320 180"')
  expect(closeUp).toContain(`<rect x="120" y="110" width="320" height="180" fill="${hex('parcel-straw', 'light')}"/>`)
  const bodyOf = (svg: string) => svg.slice(svg.indexOf('<g '))
  expect(bodyOf(closeUp)).toBe(bodyOf(drawInstrument('drone', 'light')))
})
