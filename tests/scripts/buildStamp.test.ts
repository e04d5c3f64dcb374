import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isBuilt, stampOfSources } from '../../scripts/buildStamp.ts'

let root: string

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'))
  write('src/public/entryClient.tsx', 'one')
  write('package-lock.json', '{}')
  write('dist/stamp', stampOfSources(root))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

describe('a build', () => {
  it('stands while its sources are the same', () => {
    write('src/public/entryClient.tsx', 'one')
    expect(isBuilt(root)).toBe(true)
  })

  it('is missing without a stamp', () => {
    rmSync(join(root, 'dist'), { recursive: true })
    expect(isBuilt(root)).toBe(false)
  })

  it.each([
    ['a source changes', () => write('src/public/entryClient.tsx', 'two')],
    ['a source is added', () => write('src/design-system/tokens/new.ts', '')],
    ['a source goes', () => rmSync(join(root, 'src/public/entryClient.tsx'))],
    ['the packages change', () => write('package-lock.json', '{"a": 1}')],
    ['VITE_API_URL changes', () => vi.stubEnv('VITE_API_URL', 'https://api.example.com')],
  ])('is out of date when %s', (_, change) => {
    change()
    expect(isBuilt(root)).toBe(false)
  })

  it.each([
    'src/server/process/main.ts',
    'src/public/App.test.tsx',
    'src/design-system/Button.stories.tsx',
    'README.md',
  ])('does not depend on %s', (path) => {
    write(path, 'changed')
    expect(isBuilt(root)).toBe(true)
  })
})
