import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { identity } from '../../company/identity.ts'
import { land } from '../tokens/index.ts'
import {
  firstSceneNames,
  lateSceneNames,
  type PlaceholderKind,
  placeholderFor,
  sceneNames,
  scenes,
} from './catalogue.ts'
import { drawLateScene, drawScene, type SceneOptions } from './drawScene.ts'
import { moods } from './moods/index.ts'
import { recipeOf } from './recipes.ts'

const drawnFile = (name: string) => readFile(new URL(`drawn/${name}.svg`, import.meta.url), 'utf8')
const small = { width: 400, height: 300, zoom: 0.5 } as const

describe.each(moods)('%s', (mood) => {
  const options: SceneOptions = { ...small, mood, seed: 'deneme' }

  it('is the same drawing for the same seed, and another for another', () => {
    expect(drawScene(options, 'css')).toBe(drawScene(options, 'css'))
    if (mood !== 'season') expect(drawScene({ ...options, seed: 'başka' }, 'css')).not.toBe(drawScene(options, 'css'))
  })

  it('uses only tones that the tokens have, and no number that is none', () => {
    const drawing = drawScene(options, 'css')
    const tones = [...drawing.matchAll(/var\(--parcel-(\w+)\)/g)].map(([, tone]) => tone)
    expect(tones.filter((tone) => !(tone! in land))).toEqual([])
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|e-\d/)
  })

  it('stands alone in hex, another by night', () => {
    const [day, night] = [drawScene(options, 'light'), drawScene(options, 'dark')]
    expect(`${day}${night}`).not.toContain('var(')
    expect(night).not.toBe(day)
  })
})

describe('the measured parcel', () => {
  const options: SceneOptions = { ...small, mood: 'mosaic', seed: 'filiz' }

  it.runIf(identity.land.isFarmed)('is drawn once when there is a focus, near it, and never otherwise', () => {
    const measured = drawScene({ ...options, focus: [0.5, 0.5] }, 'css')
    expect(measured.match(/stroke="var\(--parcel-mark\)"/g)).toHaveLength(1)
    const [, x, y] = /fill="var\(--parcel-pin\)" d="m(\d+) (\d+)a/.exec(measured) ?? []
    expect(Math.hypot(Number(x) - 200, Number(y) - 150)).toBeLessThan(80)
    expect(drawScene(options, 'css')).not.toContain('--parcel-mark')
  })
})

describe('the catalogue', () => {
  it('says sizes alone, since browsers load it, and not what this house’s land grows from', () => {
    for (const size of Object.values(scenes)) expect(Object.keys(size)).toEqual(['width', 'height'])
  })

  it.each(firstSceneNames)('%s is drawn as the generator draws it (else run `npm run drawings`)', async (name) => {
    expect(await drawnFile(name)).toBe(drawScene(recipeOf(name), 'css'))
  })

  it.each(lateSceneNames)('%s is drawn by day and by night as the generator draws it', async (name) => {
    expect(await drawnFile(`late/${name}`)).toBe(drawLateScene(recipeOf(name)))
  })

  it('has one file for each scene that is seen at once, one for each that comes late, and no other', async () => {
    const files = await readdir(new URL('drawn/', import.meta.url), { recursive: true })
    const wanted = [...firstSceneNames, ...lateSceneNames.map((name) => `late/${name}`)].map((name) => `${name}.svg`)
    expect(files.toSorted()).toEqual([...wanted, 'late'].toSorted())
  })

  it('keeps large drawings under 45 kB and placeholders near 15', async () => {
    for (const name of sceneNames) {
      const most = /^(product|service|post)-/.test(name) ? 15_500 : 45_000
      expect(drawScene(recipeOf(name), 'css').length, name).toBeLessThan(most)
    }
  })

  it('holds nothing that a strict content security policy would refuse, and no reference to itself', async () => {
    const names = [...firstSceneNames, ...lateSceneNames.map((name) => `late/${name}`)]
    for (const name of names) expect(await drawnFile(name)).not.toMatch(/style|script|data:|@import|url\(|href/)
  })
})

describe('placeholderFor', () => {
  const kinds: PlaceholderKind[] = ['product', 'service', 'post']

  it('gives each number a scene of its kind, and its neighbours others', () => {
    for (const kind of kinds) {
      const given = Array.from({ length: 8 }, (_, i) => placeholderFor(kind, i + 1))
      for (const name of given) expect(name).toMatch(new RegExp(`^${kind}-`))
      expect(new Set(given.slice(0, 4)).size).toBe(4)
      expect(given.slice(4)).toEqual(given.slice(0, 4))
    }
  })
})
