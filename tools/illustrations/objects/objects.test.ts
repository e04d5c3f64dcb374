import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { OBJECT_SIDE, objectNames } from '../../../src/company/illustrations/catalogue.ts'
import { palette } from '../../../src/company/palette.ts'
import { themes } from '../../../src/design-system/tokens/index.ts'
import { inBothThemes } from '../bothThemes.ts'
import { drawCloseUp, drawObject } from './drawObject.ts'
import { type ObjectColour, objectColours, objectHex } from './materials.ts'
import { arc, outline, project } from './space.ts'

const FOLDER = new URL('../../../src/company/illustrations/objects/', import.meta.url)

describe.each(objectNames)('%s', (name) => {
  const drawing = drawObject(name, 'light')

  it('has its file in both themes (else run `npm run drawings`)', async () => {
    const file = await readFile(new URL(`${name}.svg`, FOLDER), 'utf8')
    expect(file).toBe(inBothThemes(OBJECT_SIDE, OBJECT_SIDE, (theme) => drawObject(name, theme)))
  })

  it.each(themes)('takes every colour of the %s theme from its table, and gold for the measuring part', (theme) => {
    const colours = Object.keys(objectColours) as ObjectColour[]
    const drawn = drawObject(name, theme)
    const tones = [...drawn.matchAll(/#[0-9a-f]+/g)].map(([tone]) => tone)
    expect(tones.filter((tone) => !colours.some((colour) => objectHex(colour, theme) === tone))).toEqual([])
    expect(tones).toContain(objectHex('gold-1', theme))
    expect(drawn).not.toMatch(/NaN|undefined|var\(|style=/)
  })

  it('stays inside its square', () => {
    const [x, y] = /translate\((\d+) (\d+)\)/.exec(drawing)!.slice(1).map(Number) as [number, number]
    const spots = [...drawing.matchAll(/[ML](-?[\d.]+) ?(-?[\d.]+)/g)].map(([, u, v]) => [Number(u) + x, Number(v) + y])
    expect(spots.length).toBeGreaterThan(100)
    for (const at of spots.flat()) {
      expect(at).toBeGreaterThan(8)
      expect(at).toBeLessThan(OBJECT_SIDE - 8)
    }
  })

  it('differs between the themes', () => {
    expect(drawObject(name, 'dark')).not.toBe(drawing)
  })
})

it('illustrated objects: there is one file for each object and no other', async () => {
  const files = await readdir(FOLDER)
  expect(files.toSorted()).toEqual(objectNames.map((name) => `${name}.svg`).toSorted())
})

describe('isometric projection', () => {
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

it('close-up: is a part of the same object, 16:9, on its tone', () => {
  const [x, y] = [280, 200]
  const closeUp = drawCloseUp({ name: 'drone', ground: 'straw', middle: [x, y], width: 320 })
  expect(closeUp).toContain('viewBox="120 110 320 180"')
  expect(closeUp).toContain(
    `<rect x="120" y="110" width="320" height="180" fill="${palette.hex('parcel-straw', 'light')}"/>`,
  )
  const bodyOf = (svg: string) => svg.slice(svg.indexOf('<g '))
  expect(bodyOf(closeUp)).toBe(bodyOf(drawObject('drone', 'light')))
})
