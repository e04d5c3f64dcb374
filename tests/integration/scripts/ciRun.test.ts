import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ROOT } from '../../helpers/siteServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'ci-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `.ci/run` with an npm whose commands are replaced by these shell lines. */
function run(npm: { ci: string; slow: string; audit: string }) {
  mkdirSync(join(folder, 'bin'), { recursive: true })
  cpSync(join(ROOT, '.ci'), join(folder, '.ci'), { recursive: true })
  // Not root, so that no browser is installed.
  writeFileSync(join(folder, 'bin/id'), '#!/bin/sh\necho 1000\n')
  writeFileSync(
    join(folder, 'bin/npm'),
    `#!/bin/sh\ncase "$*" in\nci) ${npm.ci} ;;\n*test:slow) ${npm.slow} ;;\n*audit) ${npm.audit} ;;\nesac\n`,
  )
  for (const program of ['id', 'npm']) chmodSync(join(folder, 'bin', program), 0o755)
  const { stdout, status } = spawnSync(join(folder, '.ci/run'), {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
  })
  return { lastLine: stdout.trimEnd().split('\n').at(-1), status }
}

const slow = 'echo 5 passed, 0 failed'
const audit = 'echo 2 passed, 0 failed'

it.each([
  ['adds the counts of the slow tests and the audit', { ci: 'true', slow, audit }, '7 passed, 0 failed', 0],
  ['fails when a test fails', { ci: 'true', slow: 'echo 4 passed, 1 failed; exit 1', audit }, '6 passed, 1 failed', 1],
  [
    'fails when the audit fails',
    { ci: 'true', slow, audit: 'echo 1 passed, 1 failed; exit 1' },
    '6 passed, 1 failed',
    1,
  ],
  ['counts a script without counts as a failure', { ci: 'true', slow, audit: 'true' }, '5 passed, 1 failed', 1],
  [
    'names a failure whenever its status is one',
    { ci: 'true', slow: `${slow}; exit 3`, audit },
    '7 passed, 1 failed',
    1,
  ],
  ['fails when npm ci fails', { ci: 'exit 1', slow, audit }, '0 passed, 1 failed', 1],
])('.ci/run %s', (_, npm, lastLine, status) => {
  expect(run(npm)).toEqual({ lastLine, status })
})

it.each(['.github/workflows/ci.yml', '.gitlab-ci.yml'])('%s runs scripts that package.json has', (file) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }
  const text = readFileSync(join(ROOT, file), 'utf8')
  const matrix = /^ +script: \[(.*)\]$/m.exec(text)?.[1]?.match(/[\w:-]+/g) ?? []
  const named = [...Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name]) => name!), ...matrix]
  expect(named).toEqual(expect.arrayContaining(['check', 'test:unit', 'test:e2e']))
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  expect(text).toMatch(/^ +- (run: )?\.ci\/run$/m)
})
