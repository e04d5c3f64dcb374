import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { drawInitial, readMark } from './mark.ts'

const folder = mkdtempSync(join(tmpdir(), 'mark-'))
afterAll(() => rmSync(folder, { recursive: true }))

const marked = (drawing: string) => {
  const file = join(folder, 'mark.svg')
  writeFileSync(file, drawing)
  return readMark(file)
}

describe('company mark from a file', () => {
  test.each([
    ['an SVG without paint', '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>', 1],
    [
      'an SVG with one paint',
      '<svg viewBox="0 0 8 8"><path fill="#123" d="M0 0h8v8z"/><path fill="#123" d="M1 1h2z"/></svg>',
      2,
    ],
    [
      'an SVG with one paint and none',
      '<svg viewBox="0 0 8 8"><path fill="none" stroke="#123" d="M0 0h8v8z"/></svg>',
      1,
    ],
    ['an SVG with paint on its root', '<svg fill="#123" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>', 1],
    [
      'an SVG with paint in a style',
      '<svg viewBox="0 0 8 8"><style>.a{fill:#123}</style><path class="a" d="M0 0h8v8z"/></svg>',
      1,
    ],
  ])("%s is rendered in the theme's colours", async (_, drawing, times) => {
    const mark = await marked(drawing)
    expect(mark.split('currentColor')).toHaveLength(times + 1)
    expect(mark).not.toContain('#123')
  })

  test('with several colours keeps them, also with explicit theme colours', async () => {
    const several = await marked(
      '<svg viewBox="0 0 8 8"><path fill="#123" d="M0 0h8z"/><path fill="#456" d="M1 1h2z"/></svg>',
    )
    expect(several).toMatch(/#123.*#456/)
    const own = '<path fill="currentColor" d="M0 0h8z"/><path fill="var(--mark-ground)" d="M1 1h2z"/>'
    const asked = await marked(`<svg viewBox="0 0 8 8">${own}</svg>`)
    expect(asked.split(/currentColor|var\(--mark-ground\)/)).toHaveLength(3)
  })

  test('preserves its size, and contains only shapes', async () => {
    const mark = await marked(
      '<?xml version="1.0"?><svg width="48px" height="24" onload="x()"><script>x()</script><path d="M0 0h8z"/></svg>',
    )
    expect(mark).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 48 24"><g fill="currentColor"><path [^>]*>/)
    expect(mark).not.toMatch(/script|onload/)
  })

  test.each([
    ['<svg><path d="M0 0h8z"/></svg>', 'is not an SVG drawing'],
    ['<svg viewBox="0 0 8 8"></svg>', 'is not an SVG drawing'],
    ['<p>Pati</p>', 'is not an SVG drawing'],
  ])('refuses %s', async (drawing, why) => {
    await expect(marked(drawing)).rejects.toThrow(why)
  })
})

describe('company mark from an initial', () => {
  /** Measures the letter in the mark, rendered with a black parcel and a white letter. */
  const letterOf = async (name: string) => {
    const drawn = (await drawInitial(name, 'tr'))
      .replaceAll('currentColor', '#000')
      .replaceAll('var(--mark-ground)', '#fff')
    const { data, info } = await sharp(Buffer.from(drawn), { density: 300 })
      .flatten({ background: '#000' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const whites = [...data].flatMap((value, i) => (value > 128 ? [[i % info.width, Math.floor(i / info.width)]] : []))
    const across = whites.map(([x]) => x! / info.width)
    const down = whites.map(([, y]) => y! / info.height)
    const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
    return { share: whites.length / data.length, x: middle(across), y: middle(down) }
  }

  test.each(['Pati', 'şeker', 'Iğdır', 'ılgaz', 'istanbul', '4 Mevsim'])(
    'of %s is centred in its parcel',
    async (name) => {
      const { share, x, y } = await letterOf(name)
      expect(share).toBeGreaterThan(0.03)
      expect(share).toBeLessThan(0.4)
      expect(Math.abs(x - 0.5)).toBeLessThan(0.06)
      expect(Math.abs(y - 0.5)).toBeLessThan(0.12)
    },
  )

  test.each([
    ['“Pati” Kliniği', 'Pati', 'tr'],
    ['(4) Mevsim', '4', 'tr'],
    ['& i', 'İ', 'tr'],
    ['& i', 'I', 'en'],
    ['ılgaz', 'I', 'en'],
    ['ßen', 'S', 'en'],
    ['S\u0327ifa', 'Ş', 'en'],
  ] as const)('of %s is the letter %s in %s', async (name, same, language) => {
    expect(await drawInitial(name, language)).toBe(await drawInitial(same, language))
  })

  test.each(['***', '🌱', '株式会社', 'شركة'])('of %s is refused, because there is no letter to draw', async (name) => {
    await expect(drawInitial(name, 'en')).rejects.toThrow(`"${name}" has no initial`)
  })
})
