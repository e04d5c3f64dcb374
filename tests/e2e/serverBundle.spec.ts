import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../helpers/siteServer.ts'
import { expect, test } from './fixtures.ts'

/** Budget in bytes, uncompressed, as the code takes memory too. */
const BUDGET = 3_400_000

/** Strings in code that is loaded on demand: SVG sanitizer, PostgreSQL, OpenAPI document, email, language models. */
const LATE = ['sanitizeHtml', 'SASLInitialResponse', 'openapiObject', 'SMTPPool', 'AI_NoOutputGeneratedError']

/** Code that the server loads at its start: the entry and its static imports. */
function readAtStart(file = 'main.js', seen = new Set<string>()): string {
  if (seen.has(file)) return ''
  seen.add(file)
  const code = readFileSync(join(ROOT, 'dist/program', file), 'utf8')
  const imported = [...code.matchAll(/^import [^"]*"\.\/([\w-]+\.js)";$/gm)].map(([, name]) => readAtStart(name, seen))
  return [code, ...imported].join('\n')
}

test('server bundle: the start loads only what every start needs', () => {
  const program = readAtStart()
  expect(LATE.filter((mark) => program.includes(mark))).toEqual([])
  expect(program.length).toBeLessThan(BUDGET)
})

test('server bundle: licences of all bundled packages are served', () => {
  const notices = readFileSync(join(ROOT, 'dist/site/licences.txt'), 'utf8')
  for (const name of [/^react \d\S+ \(MIT\)$/m, /^ra-core \d/m, /^Atkinson Hyperlegible Next$/m])
    expect(notices).toMatch(name)
  expect(notices).toContain('SIL OPEN FONT LICENSE')
})
