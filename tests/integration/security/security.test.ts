import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { asvsChapters, asvsLevels, topTen } from './standards.ts'

const table = readFileSync('docs/security/asvs.md', 'utf8')

/** The cells of each table row whose first cell matches. */
const rowsLike = (text: string, first: RegExp) =>
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

const requirements = rowsLike(table, /^\d+\.\d+\.\d+$/)
const inapplicable = table
  .split('\n')
  .filter((line) => line.startsWith('Does not apply: '))
  .flatMap((line) => line.match(/\d+\.\d+\.\d+/g)!)
const required = [...asvsLevels].filter(([, level]) => level <= 2).map(([number]) => number)

describe('security documents', () => {
  it('ASVS table: lists each requirement of levels 1 and 2 once, inapplicable ones included', () => {
    const listed = [...requirements.map(([number]) => number!), ...inapplicable]
    expect(listed.toSorted()).toEqual(required.toSorted())
  })

  it('ASVS table: each requirement has a name and evidence', () => {
    for (const [number, name, evidence = ''] of requirements) {
      expect([number, name]).not.toEqual([number, ''])
      expect([number, evidence]).toEqual([number, expect.stringMatching(/\w{3,}/)])
    }
  })

  it('ASVS table: has the chapters of the standard in their order', () => {
    const chapters = [...table.matchAll(/^## (\d+)\. (.+)$/gm)].map(([, number, name]) => [number, name])
    expect(chapters).toEqual(Object.entries(asvsChapters))
  })

  it('threat model: lists each risk of the Top Ten', () => {
    const risks = rowsLike(readFileSync('docs/security/threat-model.md', 'utf8'), /^A\d+$/)
    expect(risks.map(([number, name]) => [number, name])).toEqual(Object.entries(topTen))
  })
})
