import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { identity } from '../../../src/company/identity.ts'
import { eagerNames, lazyNames } from '../../../src/company/illustrations/catalogue.ts'
import { illustrationTones } from '../../../src/design-system/tokens/index.ts'
import { drawLandscape, drawLazyLandscape, type LandscapeOptions } from './drawLandscape.ts'
import { moods } from './moods/index.ts'
import { ogRecipes, recipeOf } from './recipes.ts'

const FOLDER = new URL('../../../src/company/illustrations/', import.meta.url)

/** Every expected file, with its text. */
const files: Readonly<Record<string, string>> = Object.fromEntries([
  ...eagerNames.map((name) => [`eager/${name}.svg`, drawLandscape(recipeOf(name), 'css')]),
  ...lazyNames.map((name) => [`lazy/${name}.svg`, drawLazyLandscape(recipeOf(name))]),
  ...ogRecipes.map((recipe, i) => [`og/${i + 1}.svg`, drawLandscape(recipe, 'light')]),
])
const small = { width: 400, height: 300, zoom: 0.5 } as const

describe.each(moods)('%s', (mood) => {
  const options: LandscapeOptions = { ...small, mood, seed: 'deneme' }

  it('is the same drawing for the same seed, and a different one for another seed', () => {
    expect(drawLandscape(options, 'css')).toBe(drawLandscape(options, 'css'))
    if (mood !== 'season')
      expect(drawLandscape({ ...options, seed: 'başka' }, 'css')).not.toBe(drawLandscape(options, 'css'))
  })

  it('uses only tones of the tokens, and only valid numbers', () => {
    const drawing = drawLandscape(options, 'css')
    const tones = [...drawing.matchAll(/var\(--parcel-(\w+)\)/g)].map(([, tone]) => tone)
    expect(tones.filter((tone) => !(tone! in illustrationTones))).toEqual([])
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|e-\d/)
  })

  it('is standalone in hex, and differs between the themes', () => {
    const [day, night] = [drawLandscape(options, 'light'), drawLandscape(options, 'dark')]
    expect(`${day}${night}`).not.toContain('var(')
    expect(night).not.toBe(day)
  })
})

describe('measured parcel', () => {
  const options: LandscapeOptions = { ...small, mood: 'mosaic', seed: 'filiz' }

  it.runIf(identity.land.isFarmed)('is drawn once near the focus, and not without a focus', () => {
    const measured = drawLandscape({ ...options, focus: [0.5, 0.5] }, 'css')
    expect(measured.match(/stroke="var\(--parcel-mark\)"/g)).toHaveLength(1)
    const [, x, y] = /fill="var\(--parcel-pin\)" d="m(\d+) (\d+)a/.exec(measured) ?? []
    expect(Math.hypot(Number(x) - 200, Number(y) - 150)).toBeLessThan(80)
    expect(drawLandscape(options, 'css')).not.toContain('--parcel-mark')
  })
})

describe('landscape files', () => {
  it('are exactly those of the generator (else run `npm run drawings`)', async () => {
    const folders = ['eager', 'lazy', 'og']
    const found = await Promise.all(
      folders.map(async (folder) => (await readdir(new URL(`${folder}/`, FOLDER))).map((file) => `${folder}/${file}`)),
    )
    expect(found.flat().toSorted()).toEqual(Object.keys(files).toSorted())
    for (const [file, svg] of Object.entries(files))
      expect((await readFile(new URL(file, FOLDER), 'utf8')) === svg, file).toBe(true)
  })

  it('stay below 45 kB, placeholders below 15.5', () => {
    for (const name of [...eagerNames, ...lazyNames]) {
      const most = /^(product|service|post)-/.test(name) ? 15_500 : 45_000
      expect(drawLandscape(recipeOf(name), 'css').length, name).toBeLessThan(most)
    }
  })

  it('contain nothing that a strict content security policy refuses, and no reference to themselves', () => {
    for (const svg of Object.values(files)) expect(svg).not.toMatch(/style|script|data:|@import|url\(|href/)
  })
})
