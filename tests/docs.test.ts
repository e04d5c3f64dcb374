import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commands } from '../src/server/cli/commands.ts'
import { settingNames } from '../src/server/platform/config/settings.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)
const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'])
const files = globSync(['*.*', '{src,tests,scripts,docs,deploy,.storybook}/**/*.*'])
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  matches(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe.each(documents)('%s', (path) => {
  const text = read(path)

  it('links to what exists', () => {
    const links = matches(text, /\]\((?!https?:|#)([^)#]+)/g).map((link) => join(dirname(path), link))
    expect(links.filter((link) => !existsSync(link))).toEqual([])
  })

  it('links to headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)]
    const missing = links.filter(([, to, anchor]) => {
      const target = to ? join(dirname(path), to) : path
      return !anchorsOf(read(target)).includes(anchor!)
    })
    expect(missing.map(([link]) => link)).toEqual([])
  })

  it('names files of code that exist', () => {
    const named = matches(text, /`([\w.@-][\w.@/-]*\.(?:tsx?|mjs|css|conf|svg))`/g)
    expect(named.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual([])
  })

  it('names scripts that exist', () => {
    const named = matches(text, /npm run ([\w:-]+)/g)
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })

  it('names commands that exist', () => {
    const named = matches(text, /(?:npm run cli --|filiz-cli) ([a-z][\w-]*)/g)
    expect(named.filter((name) => !Object.hasOwn(commands, name))).toEqual([])
  })
})

it('the settings of the README are those of the server', () => {
  const cells = matches(read('README.md'), /^\| (`[A-Z_`, ]+`) \|/gm)
  const named = cells.flatMap((cell) => matches(cell, /`([A-Z_]+)`/g))
  expect(named.sort()).toEqual([...settingNames].sort())
})

it('a decision has a number of its own, the one in its title', () => {
  const numbers = globSync('docs/decisions/[0-9]*.md').map((path) => [
    Number(/(\d+)-[^/]*$/.exec(path)?.[1]),
    Number(/^# (\d+)\. /.exec(read(path))?.[1]),
  ])
  for (const [inName, inTitle] of numbers) expect(inTitle).toBe(inName)
  expect(new Set(numbers.map(([number]) => number)).size).toBe(numbers.length)
})

it('every decision stands in their table, under its title', () => {
  const table = read('docs/decisions/README.md')
  const entries = globSync('docs/decisions/[0-9]*.md').map((path) => {
    return `[${/^# (.+)$/m.exec(read(path))![1]}](${basename(path)})`
  })
  expect(entries.filter((entry) => !table.includes(entry))).toEqual([])
})

it('a decision takes at most 40 lines', () => {
  const long = globSync('docs/decisions/*.md').filter((path) => read(path).split('\n').length > 41)
  expect(long).toEqual([])
})
