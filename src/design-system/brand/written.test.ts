import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { lookModule } from './lookModule.ts'
import { markModule } from './markModule.ts'

const company = (name: string) => readFile(new URL(`../../company/${name}`, import.meta.url), 'utf8')

it('mark.ts says what mark.svg draws (else run `npm run tokens`)', async () => {
  expect(await company('mark.ts')).toBe(markModule(await company('mark.svg')))
})

it('look.ts says what the tokens are (else run `npm run tokens`)', async () => {
  expect(await company('look.ts')).toBe(lookModule())
})

it.each(['', '<svg></svg>', '<svg viewBox="0 0 1 1"></svg>', '<svg width="3"><path d="M0 0"/></svg>'])(
  '%j is no mark',
  (file) => {
    expect(() => markModule(file)).toThrow('viewBox')
  },
)

it('a mark is whole, whatever signs are in it', () => {
  const shapes = "<text font-family='a\\b'>O'Neill</text>"
  const module = markModule(`<?xml version="1.0"?>\n<svg viewBox="0 0 9 9">\n${shapes}\n</svg>`)
  const read = new Function(`${module.replaceAll('export ', '')}return { viewBox, shapes }`)
  expect(read()).toEqual({ viewBox: '0 0 9 9', shapes })
})
