import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashFileOf, hashSources, isBuilt, parts } from '../../../scripts/sourceHash.ts'

let root: string

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'source-hash-'))
  write('src/public/entryClient.tsx', 'one')
  write('package-lock.json', '{}')
  write('src/server/main/main.ts', 'one')
  for (const part of parts) write(relative(root, hashFileOf(part, root)), hashSources(part, root))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

describe('build', () => {
  it('is up to date while its sources are the same', () => {
    write('src/public/entryClient.tsx', 'one')
    expect(isBuilt('pages', root)).toBe(true)
  })

  it('is missing without its hash file', () => {
    rmSync(join(root, 'dist'), { recursive: true })
    expect(isBuilt('pages', root)).toBe(false)
  })

  it.each([
    ['a source changes', () => write('src/public/entryClient.tsx', 'two')],
    ['a source is added', () => write('src/design-system/tokens/new.ts', '')],
    ['a source goes', () => rmSync(join(root, 'src/public/entryClient.tsx'))],
    ['the packages change', () => write('package-lock.json', '{"a": 1}')],
    ['VITE_API_URL changes', () => vi.stubEnv('VITE_API_URL', 'https://api.example.com')],
  ])('is out of date when %s', (_, change) => {
    change()
    expect(isBuilt('pages', root)).toBe(false)
  })

  it.each(['src/public/App.test.tsx', 'src/design-system/Button.stories.tsx', 'README.md'])(
    'does not depend on %s',
    (path) => {
      write(path, 'changed')
      expect(isBuilt('pages', root)).toBe(true)
    },
  )

  it('has two parts with their own sources', () => {
    const built = () => parts.filter((part) => isBuilt(part, root))
    write('src/server/main/main.ts', 'two')
    expect(built()).toEqual(['pages'])
    write('src/public/entryClient.tsx', 'two')
    expect(built()).toEqual([])
    write('src/server/main/main.ts', 'one')
    expect(built()).toEqual(['program'])
    write('src/contract/index.ts', '')
    expect(built()).toEqual([])
  })
})
