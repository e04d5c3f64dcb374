import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { writeSmallBuild } from '../../helpers/smallBuild.ts'

test('npm run count: prints files and SQL statements of a flow', async () => {
  const dist = writeSmallBuild()
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const options = ['--dist', dist, '--page', '/urunler', '--flow', 'page', '--list']
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/countFiles.ts', ...options])
  expect(stdout).toMatch(/^page after a change +[1-9]\d* +[1-9]\d*$/m)
  expect(stdout).toMatch(/^ {4}src\/server\/site\/.+\.ts$/m)
  expect(stdout).toMatch(/^ {4}select .* from "products"/m)
  expect(stdout).toMatch(/^cached page +[1-9]\d* +0$/m)
})
