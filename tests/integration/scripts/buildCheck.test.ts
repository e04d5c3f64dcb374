import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// @ts-expect-error plain JavaScript, so that every version of Node can run it
import { isUpToDate, markChecked } from '../../../scripts/buildCheck.mjs'

let root: string
const tick = () => {
  const from = Date.now()
  return vi.waitUntil(() => Date.now() > from + 20, { interval: 5 })
}
const write = (path: string, content = 'one') => writeFileSync(join(root, path), content)

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'build-check-'))
  for (const folder of ['src', 'src/public', 'scripts', 'dist']) mkdirSync(join(root, folder))
  for (const file of ['src/public/App.tsx', 'vite.config.ts', 'package.json', 'package-lock.json', 'README.md'])
    write(file)
  // Modification times are rounded to the last tick of the system's clock.
  await tick()
  markChecked(root, Date.now())
  await tick()
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

test('build check: up to date while no source changes', () => {
  expect(isUpToDate(root)).toBe(true)
  write('README.md', 'two')
  expect(isUpToDate(root)).toBe(true)
})

test.each([
  ['a file changes', () => write('src/public/App.tsx', 'two')],
  ['a file is added', () => write('src/public/New.tsx')],
  ['a file goes', () => rmSync(join(root, 'src/public/App.tsx'))],
  [
    'a file comes with an old date',
    () => {
      write('other')
      utimesSync(join(root, 'other'), 1, 1)
      renameSync(join(root, 'other'), join(root, 'src/public/App.tsx'))
    },
  ],
  ['the packages change', () => write('package-lock.json', 'two')],
  ['the browsers change that it is built for', () => write('package.json', 'two')],
  ['VITE_API_URL changes', () => vi.stubEnv('VITE_API_URL', 'https://api.example.com')],
  ['the build goes', () => rmSync(join(root, 'dist'), { recursive: true })],
])('build check: out of date when %s', (_, touch) => {
  touch()
  expect(isUpToDate(root)).toBe(false)
})
