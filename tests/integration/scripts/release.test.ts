import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../../helpers/siteServer.ts'

let folder: string

const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, 'Test'],
      [`GIT_${role}_EMAIL`, 'test@example.com'],
    ]),
  ),
}
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim()
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

function release(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/release.ts'), ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  git('init', '--quiet', '--initial-branch=main')
  const project = { name: 'filiz', version: '1.0.0' }
  const other = { version: '1.0.0' }
  write('package.json', json({ ...project, dependencies: { other: '1.0.0' } }))
  write('package-lock.json', json({ ...project, packages: { '': project, 'node_modules/other': other } }))
  write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n- New.\n\n## [1.0.0] - 2026-01-31\n\n- First.\n')
  git('add', '.')
  git('commit', '--quiet', '--message', 'first')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('release: sets the version, dates the changelog, commits and tags', () => {
  const { status, output } = release('1.1.0')
  expect([status, output]).toEqual([0, expect.stringContaining('git push origin main v1.1.0')])
  const project = { name: 'filiz', version: '1.1.0' }
  expect(JSON.parse(read('package.json'))).toEqual({ ...project, dependencies: { other: '1.0.0' } })
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    ...project,
    packages: { '': project, 'node_modules/other': { version: '1.0.0' } },
  })
  expect(read('CHANGELOG.md')).toMatch(
    /^## \[Unreleased\]\n\n## \[1\.1\.0\] - \d{4}-\d\d-\d\d\n\n- New\.\n\n## \[1\.0\.0\] - 2026-01-31\n/m,
  )
  expect(git('status', '--porcelain')).toBe('')
  expect(git('log', '-1', '--format=%s')).toBe('release: 1.1.0')
  expect(git('cat-file', '-t', 'v1.1.0')).toBe('tag')
  expect(git('rev-list', '-1', 'v1.1.0')).toBe(git('rev-parse', 'HEAD'))
})

test('release: the first release may keep the version that package.json has, with its own undated section', () => {
  write('CHANGELOG.md', '# Changelog\n\n## [1.0.0]\n\n- First.\n')
  git('commit', '--all', '--quiet', '--message', 'changelog')
  expect(release('1.0.0').status).toBe(0)
  expect(read('CHANGELOG.md')).toMatch(/^## \[1\.0\.0\] - \d{4}/m)
})

test.each([
  ['a missing version', () => {}, [], /^Name the version/],
  ['a version that is none', () => {}, ['1.1'], /^Name the version/],
  ['an uncommitted change', () => write('CHANGELOG.md', 'x'), ['1.1.0'], /^Commit or remove.*\n\s*M CHANGELOG\.md/],
  ['a file that git does not know', () => write('new.txt', 'x'), ['1.1.0'], /^Commit or remove.*\n\?\? new\.txt/],
  ['another branch', () => git('switch', '--quiet', '--create', 'topic'), ['1.1.0'], /branch main, this is topic/],
  ['an older version', () => {}, ['0.9.9'], /^The version is 1\.0\.0 already/],
  ['a tag that exists', () => git('tag', 'v1.1.0'), ['1.1.0'], /^The tag v1\.1\.0 exists already/],
  [
    'a changelog without a section',
    () => {
      write('CHANGELOG.md', '# Changelog\n')
      git('commit', '--all', '--quiet', '--message', 'changelog')
    },
    ['1.1.0'],
    /^CHANGELOG\.md has no section \[Unreleased\] or \[1\.1\.0\]/,
  ],
] as const)('release: refuses %s, and changes nothing', (_, prepare, args, message) => {
  prepare()
  const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag'), read('package.json')]
  expect(release(...args)).toEqual({ status: 1, output: expect.stringMatching(message) })
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag'), read('package.json')]).toEqual(before)
})
