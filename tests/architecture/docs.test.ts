import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commands } from '../../src/server/cli/commands.ts'
import { settingNames } from '../../src/server/platform/config/settings.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)
const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'])
const files = globSync(['*.*', '{src,tests,scripts,docs,deploy,.storybook}/**/*.*'])
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Anchors of a document's headings, as GitHub generates them. */
const anchorsOf = (text: string) =>
  matches(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe.each(documents)('%s', (path) => {
  const text = read(path)

  it('links to files that exist', () => {
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

it('documented settings are those of the server', () => {
  const cells = matches(read('docs/operations/configuration.md'), /^\| (`[A-Z_`, ]+`) \|/gm)
  const named = cells.flatMap((cell) => matches(cell, /`([A-Z_]+)`/g))
  expect(named.sort()).toEqual([...settingNames].sort())
})

describe('decision records', () => {
  const records = globSync('docs/decisions/[0-9]*.md').map((path) => ({
    path,
    name: basename(path),
    number: Number(/(\d+)-[^/]*$/.exec(path)![1]),
    title: /^# (\d+)\. (.+)$/m.exec(read(path)),
    head: /^Date: (\d{4}-\d\d-\d\d)(?:, revised \d{4}-\d\d-\d\d)?\. Status: (accepted|superseded by \d+)\.$/m.exec(
      read(path),
    ),
  }))

  it.each(records)('$name: number, title, date and status are in the index', ({ name, number, title, head }) => {
    expect(Number(title?.[1])).toBe(number)
    expect(head).not.toBeNull()
    const row = `| ${number} | ${head![1]} | ${head![2]} | [${title![2]}](${name}) |`
    expect(read('docs/decisions/README.md')).toContain(row)
  })

  it('each number is used once', () => {
    expect(new Set(records.map(({ number }) => number)).size).toBe(records.length)
  })

  it('cited numbers exist', () => {
    const sources = globSync('{src,tests,scripts,tools,deploy}/**/*.{ts,tsx,mjs,css,service,conf,yaml}')
    const cited = sources.flatMap((path) =>
      matches(read(path), /[Dd]ecision (\d+)/g).map((number) => [path, Number(number)]),
    )
    expect(cited.filter(([, number]) => !records.some((record) => record.number === number))).toEqual([])
  })
})

it('cited sections of documents exist', () => {
  const sources = globSync('{src,tests,scripts,tools,.storybook}/**/*.{ts,tsx,mjs,css}')
  const cited = sources.flatMap((path) =>
    [...read(path).matchAll(/docs\/(product|contract)\.md, sections? (\d+)/g)].map(([, name, number]) => [
      path,
      name,
      number,
    ]),
  )
  const missing = cited.filter(
    ([, name, number]) => !new RegExp(`^## ${number}\\. `, 'm').test(read(`docs/${name}.md`)),
  )
  expect(missing).toEqual([])
})
