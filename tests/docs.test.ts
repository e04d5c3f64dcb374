import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingNames } from '../src/server/process/settings.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)
const documents = globSync(['*.md', 'docs/**/*.md'])
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

describe.each(documents)('%s', (path) => {
  const text = read(path)

  it('links to what exists', () => {
    const links = matches(text, /\]\((?!https?:|#)([^)#]+)/g).map((link) => join(dirname(path), link))
    expect(links.filter((link) => !existsSync(link))).toEqual([])
  })

  it('names scripts that exist', () => {
    const named = matches(text, /npm run ([\w-]+)/g)
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

it('the settings of the README are those of the server', () => {
  const cells = matches(read('README.md'), /^\| (`[A-Z_`, ]+`) \|/gm)
  const named = cells.flatMap((cell) => matches(cell, /`([A-Z_]+)`/g))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !settingNames.includes(name))).toEqual([])
})

it('a decision has a number of its own, the one in its title', () => {
  const numbers = globSync('docs/decisions/[0-9]*.md').map((path) => [
    Number(/(\d+)-[^/]*$/.exec(path)?.[1]),
    Number(/^# (\d+)\. /.exec(read(path))?.[1]),
  ])
  for (const [inName, inTitle] of numbers) expect(inTitle).toBe(inName)
  expect(new Set(numbers.map(([number]) => number)).size).toBe(numbers.length)
})

it('a decision takes at most 40 lines', () => {
  const long = globSync('docs/decisions/*.md').filter((path) => read(path).split('\n').length > 41)
  expect(long).toEqual([])
})
