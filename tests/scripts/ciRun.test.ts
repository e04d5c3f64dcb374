import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ROOT } from '../siteServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'ci-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** `.ci/run` with an npm whose commands say and answer what is written here. */
function run(npm: { ci: string; test: string; long?: string; audit: string }) {
  mkdirSync(join(folder, 'bin'), { recursive: true })
  cpSync(join(ROOT, '.ci'), join(folder, '.ci'), { recursive: true })
  // Nothing is installed for the browser: the installer is not asked by anybody who is not root.
  writeFileSync(join(folder, 'bin/id'), '#!/bin/sh\necho 1000\n')
  writeFileSync(
    join(folder, 'bin/npm'),
    `#!/bin/sh\ncase "$*" in\nci) ${npm.ci} ;;\n*test) ${npm.test} ;;\n*test:long) ${npm.long ?? long} ;;\n*audit) ${npm.audit} ;;\nesac\n`,
  )
  for (const program of ['id', 'npm']) chmodSync(join(folder, 'bin', program), 0o755)
  const { stdout, status } = spawnSync(join(folder, '.ci/run'), {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
  })
  return { lastLine: stdout.trimEnd().split('\n').at(-1), status }
}

const tests = 'echo 4 passed, 0 failed'
const long = 'echo 5 passed, 0 failed'
const audit = 'echo 2 passed, 0 failed'

it.each([
  ['adds tests, the long look and audit', { ci: 'true', test: tests, audit }, '11 passed, 0 failed', 0],
  ['fails with a test', { ci: 'true', test: 'echo 3 passed, 2 failed; exit 1', audit }, '10 passed, 2 failed', 1],
  [
    'fails with the long look',
    { ci: 'true', test: tests, long: 'echo 4 passed, 1 failed; exit 1', audit },
    '10 passed, 1 failed',
    1,
  ],
  [
    'fails with the audit',
    { ci: 'true', test: tests, audit: 'echo 1 passed, 1 failed; exit 1' },
    '10 passed, 1 failed',
    1,
  ],
  ['counts what ends without a word as a failure', { ci: 'true', test: tests, audit: 'true' }, '9 passed, 1 failed', 1],
  ['is never a failure that names none', { ci: 'true', test: `${tests}; exit 3`, audit }, '11 passed, 1 failed', 1],
  ['stops where nothing could be installed', { ci: 'exit 1', test: tests, audit }, '0 passed, 1 failed', 1],
])('.ci/run %s', (_, npm, lastLine, status) => {
  expect(run(npm)).toEqual({ lastLine, status })
})
