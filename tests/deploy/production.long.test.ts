import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
// @ts-expect-error plain JavaScript, for any Node to read
import { isUntouched } from '../../scripts/untouched.mjs'
import { copyProject } from '../setup/copyProject.ts'
import { Server } from '../siteServer.ts'

const PATIENCE = 600_000

test('the packages of production build the site, and no start has to look at it again', {
  timeout: PATIENCE,
}, async () => {
  const root = copyProject({ production: true })
  const image = mkdtempSync(join(tmpdir(), 'image-'))
  const run = (command: string) => promisify(execFile)('sh', ['-c', command], { cwd: root })
  const [, build, afterwards] = /^RUN (npm run build) && (.*)$/m.exec(readFileSync('deploy/Containerfile', 'utf8'))!
  await run(build!)
  expect(isUntouched(root)).toBe(true)
  await run(afterwards!)
  // As an image takes it: the dates of what is in the files, but each came to be just now.
  cpSync(root, image, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  expect(isUntouched(image)).toBe(true)
  const server = await Server.start({}, image)
  expect((await fetch(server.url)).status).toBe(200)
  await server.remove()
  for (const folder of [root, image]) rmSync(folder, { recursive: true })
})
