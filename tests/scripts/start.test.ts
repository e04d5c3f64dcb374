import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ROOT, serverEnv } from '../siteServer.ts'

test('a start beside a .env that cannot be read ends with 1 and one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  mkdirSync(join(folder, '.env'))
  const child = spawn(process.execPath, [join(ROOT, 'start.mjs')], {
    cwd: folder,
    env: serverEnv({}) as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [errors, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(errors).toMatch(/^\.env: the file cannot be read [^\n]+\n$/)
  expect(status).toBe(1)
  rmSync(folder, { recursive: true })
})
