import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ROOT } from '../siteServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'ci-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** `.ci/run` with an npm whose commands say and answer what is written here. */
function run(npm: { ci: string; long: string; audit: string }) {
  mkdirSync(join(folder, 'bin'), { recursive: true })
  cpSync(join(ROOT, '.ci'), join(folder, '.ci'), { recursive: true })
  // Nothing is installed for the browser: the installer is not asked by anybody who is not root.
  writeFileSync(join(folder, 'bin/id'), '#!/bin/sh\necho 1000\n')
  writeFileSync(
    join(folder, 'bin/npm'),
    `#!/bin/sh\ncase "$*" in\nci) ${npm.ci} ;;\n*test:long) ${npm.long} ;;\n*audit) ${npm.audit} ;;\nesac\n`,
  )
  for (const program of ['id', 'npm']) chmodSync(join(folder, 'bin', program), 0o755)
  const { stdout, status } = spawnSync(join(folder, '.ci/run'), {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
  })
  return { lastLine: stdout.trimEnd().split('\n').at(-1), status }
}

const long = 'echo 5 passed, 0 failed'
const audit = 'echo 2 passed, 0 failed'

it.each([
  ['adds the long look and the audit', { ci: 'true', long, audit }, '7 passed, 0 failed', 0],
  ['fails with a test', { ci: 'true', long: 'echo 4 passed, 1 failed; exit 1', audit }, '6 passed, 1 failed', 1],
  ['fails with the audit', { ci: 'true', long, audit: 'echo 1 passed, 1 failed; exit 1' }, '6 passed, 1 failed', 1],
  ['counts what ends without a word as a failure', { ci: 'true', long, audit: 'true' }, '5 passed, 1 failed', 1],
  ['is never a failure that names none', { ci: 'true', long: `${long}; exit 3`, audit }, '7 passed, 1 failed', 1],
  ['stops where nothing could be installed', { ci: 'exit 1', long, audit }, '0 passed, 1 failed', 1],
])('.ci/run %s', (_, npm, lastLine, status) => {
  expect(run(npm)).toEqual({ lastLine, status })
})
