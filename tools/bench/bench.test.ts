import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('bench: --help lists the options and starts nothing', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/bench/bench.ts', '--help'])
  for (const option of ['--rows', '--processor', '--panel', '--saves']) expect(stdout).toContain(option)
  expect(stdout).not.toContain('Building')
})
