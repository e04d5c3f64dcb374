import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const here = import.meta.dirname
const names = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const read = (...path: string[]) => readFileSync(join(here, ...path), 'utf8')
const styles = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.module.css'))

test('components and stylesheets are found', () => {
  expect(names.length).toBeGreaterThan(20)
  expect(styles.length).toBeGreaterThan(20)
})

describe.each(names)('%s', (name) => {
  test('has stories, and a test that runs the contract', () => {
    expect(existsSync(join(here, name, `${name}.stories.tsx`))).toBe(true)
    expect(read(name, `${name}.test.tsx`)).toContain('componentContract(')
  })

  test('has a docstring that says what it is for, and what it is not for', () => {
    const source = read(name, `${name}.tsx`)
    const doc = source
      .slice(0, source.indexOf(`export function ${name}(`))
      .match(/\/\*\*((?:(?!\*\/).)*)\*\/\s*$/s)?.[1]
    expect(doc?.trim()).toBeTruthy()
    expect(doc).toMatch(/\b[Nn]ot\b/)
  })
})

test.each(styles)('%s: colours, font families and durations are tokens', (path) => {
  const css = read(path).replace(/\/\*.*?\*\//gs, '')
  expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|color)\(/gi)).toBeNull()
  expect(css.match(/(?:\d|\.)m?s\b(?!\w)/g)).toBeNull()
  for (const [, family] of css.matchAll(/font-family:\s*([^;]+);/g))
    expect(family).toMatch(/^(var\(--|system-ui|inherit)/)
})

test.each(styles)('%s: no lengths that depend on a loaded font (use --ch)', (path) => {
  expect(read(path).match(/[\d.](?:ch|ex|cap|ic|r?lh)\b/g)).toBeNull()
})

/** Style sheets with fixed font sizes: their lettering is part of the company's mark. */
const LETTERED = /public\/components\/(Header|SplashScreen)\.module\.css$/
const siteStyles = globSync('../../public/**/*.css', { cwd: here }).filter((path) => !LETTERED.test(path))
const pageStyles = siteStyles.filter((path) => !path.includes('public/components/'))
const set = [...styles, ...siteStyles, '../styles.css']

/** The declarations of some properties in a stylesheet. */
const declarationsOf = (path: string, properties: string): string[] =>
  [...read(path).matchAll(new RegExp(`\\b(?:${properties}): [^;]+;`, 'g'))].map(([declaration]) => declaration)

test.each(set)('%s: font sizes and weights are tokens', (path) => {
  const found = declarationsOf(path, 'font|font-size|font-weight')
  expect(found.filter((each) => /(?<!\b1)rem|\dpx|\b[1-9]\d\d\b/.test(each))).toEqual([])
})

/** Line heights belong to text styles; only elements and components may set others. */
test.each(pageStyles)('%s: line heights are part of text styles', (path) => {
  expect(declarationsOf(path, 'line-height|font').filter((each) => /[:/] ?[\d.]/.test(each))).toEqual([])
})

test('the package declares what its components import', () => {
  const { dependencies, peerDependencies } = JSON.parse(read('../package.json'))
  const shipped = globSync('../**/*.{ts,tsx}', { cwd: here }).filter(
    (path) => !/\.(test|stories)\.tsx?$|node_modules/.test(path),
  )
  const imported = shipped.flatMap((path) =>
    [...read(path).matchAll(/ from '(@?[a-z][^']*)'/g)].map(([, from]) => from!),
  )
  const packages = new Set(imported.map((from) => from.split('/', from.startsWith('@') ? 2 : 1).join('/')))
  expect([...packages].sort()).toEqual(Object.keys({ ...dependencies, ...peerDependencies }).sort())
})
