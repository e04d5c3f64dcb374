import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { lookModule, markModule } from '../../../scripts/companyFiles.ts'
import { palette, panelColours, siteColours } from '../../../src/company/palette.ts'
import { coloursSheet } from '../../../src/design-system/tokens/index.ts'

const company = (name: string) => readFile(new URL(`../../../src/company/${name}`, import.meta.url), 'utf8')

it('company: generated files are up to date (else run `npm run tokens`)', async () => {
  expect(await company('mark.ts')).toBe(markModule(await company('mark.svg')))
  expect(await company('look.ts')).toBe(lookModule(await company('mark.ts')))
  expect(await company('colours.css')).toBe(coloursSheet(palette, siteColours))
  expect(await company('panelColours.css')).toBe(coloursSheet(palette, panelColours))
})

it('company: style sheets of the site use no colour of the panel', async () => {
  const names = panelColours.map((name) => `var(--${name})`)
  const sheets = globSync('src/{design-system,public}/**/*.css').filter((sheet) => !/stories|workshop/.test(sheet))
  expect(sheets.length).toBeGreaterThan(50)
  for (const sheet of sheets) {
    const text = await readFile(sheet, 'utf8')
    expect([sheet, names.filter((name) => text.includes(name))]).toEqual([sheet, []])
  }
})

it.each(['', '<svg></svg>', '<svg viewBox="0 0 1 1"></svg>', '<svg width="3"><path d="M0 0"/></svg>'])(
  'mark module: rejects %j',
  (file) => {
    expect(() => markModule(file)).toThrow('viewBox')
  },
)

it('mark module: escapes the content of the file', () => {
  const shapes = "<text font-family='a\\b'>O'Neill</text>"
  const module = markModule(`<?xml version="1.0"?>\n<svg viewBox="0 0 9 9">\n${shapes}\n</svg>`)
  const read = new Function(`${module.replaceAll('export ', '')}return { viewBox, shapes }`)
  expect(read()).toEqual({ viewBox: '0 0 9 9', shapes })
})
