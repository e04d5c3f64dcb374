import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
// @ts-expect-error plain JavaScript, so that every version of Node can run it
import { isUpToDate } from '../../../scripts/buildCheck.mjs'
import { copyProject } from '../../helpers/copyProject.ts'
import { Server } from '../../helpers/siteServer.ts'

const TEST_TIMEOUT = 600_000

test('production packages: build the site, and later starts do not build again', {
  timeout: TEST_TIMEOUT,
}, async () => {
  const root = copyProject({ production: true })
  const image = mkdtempSync(join(tmpdir(), 'image-'))
  const run = (command: string) => promisify(execFile)('sh', ['-c', command], { cwd: root })
  const [, build, afterwards] = /^RUN (npm run build) && (.*)$/m.exec(readFileSync('deploy/Containerfile', 'utf8'))!
  await run(build!)
  expect(isUpToDate(root)).toBe(true)
  await run(afterwards!)
  // As in a container image: modification times are kept, but the files themselves are new (ctime).
  cpSync(root, image, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  expect(isUpToDate(image)).toBe(true)
  const server = await Server.start({}, image)
  expect((await fetch(server.url)).status).toBe(200)
  await server.remove()
  for (const folder of [root, image]) rmSync(folder, { recursive: true })
})
