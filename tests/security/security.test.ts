import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asvsChapters, asvsLevels, topTen } from './standards.ts'

const text = readFileSync('docs/security.md', 'utf8')

/** The cells of each table's row whose first cell is like this. */
const rowsLike = (first: RegExp) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([number = '']) => first.test(number))

const requirements = rowsLike(/^\d+\.\d+\.\d+$/)
const inapplicable = text
  .split('\n')
  .filter((line) => line.startsWith('Does not apply: '))
  .flatMap((line) => line.match(/\d+\.\d+\.\d+/g)!)
const asked = [...asvsLevels].filter(([, level]) => level <= 2).map(([number]) => number)

describe('docs/security.md', () => {
  it('answers each requirement of level 1 and 2 once, and says which do not apply', () => {
    const answered = [...requirements.map(([number]) => number!), ...inapplicable]
    expect(answered.filter((number, i) => answered.indexOf(number) !== i)).toEqual([])
    expect(asked.filter((number) => !answered.includes(number))).toEqual([])
  })

  it('names no requirement that the standard does not have, and each with its level', () => {
    const named = text.replaceAll('5.0.0', '').match(/\b\d+\.\d+\.\d+\b/g)!
    expect(named.filter((number) => !asvsLevels.has(number))).toEqual([])
    for (const [number, level] of requirements)
      expect([number, Number(level)]).toEqual([number, asvsLevels.get(number!)])
  })

  it('says of each where it is met, or that it is not, and why', () => {
    for (const [number, , about, where = ''] of requirements) {
      expect([number, about]).not.toEqual([number, ''])
      expect([number, where]).toEqual([number, expect.stringMatching(/\w{3,}/)])
    }
  })

  it('has the chapters of the standard in their order', () => {
    const chapters = [...text.matchAll(/^### (\d+)\. (.+)$/gm)].map(([, number, name]) => [number, name])
    expect(chapters).toEqual(Object.entries(asvsChapters))
  })

  it('answers each risk of the Top Ten', () => {
    expect(rowsLike(/^A\d+$/).map(([number, name]) => [number, name])).toEqual(Object.entries(topTen))
  })

  const named = [...text.matchAll(/\]\(([^)]+\.(?:test|spec)\.tsx?)\)(?: "([^"]+)")?/g)]
  it('names tests by file and title', () => {
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(([, , title]) => !title).map(([, file]) => file)).toEqual([])
  })

  it('names tests that there are', () => {
    const missing = named.filter(([, file, title]) => {
      const path = join('docs', file!)
      const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
      return !["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))
    })
    expect(missing.map(([, file, title]) => `${file} "${title}"`)).toEqual([])
  })
})
