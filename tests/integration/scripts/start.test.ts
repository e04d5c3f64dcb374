import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ROOT, serverEnv } from '../../helpers/siteServer.ts'

/** Error output and exit status of `npm start` in a temporary folder. */
async function refusalOf(folder: string, args: string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: serverEnv(settings) as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [errors, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { errors, status }
}

test('start: an unreadable .env fails with status 1 and one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  mkdirSync(join(folder, '.env'))
  const { errors, status } = await refusalOf(folder, [join(ROOT, 'start.mjs')])
  expect(errors).toMatch(/^\.env: the file cannot be read [^\n]+\n$/)
  expect(status).toBe(1)
  rmSync(folder, { recursive: true })
})

test('start: a Node without TypeScript support runs the Node of the packages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  const args = ['--no-experimental-strip-types', join(ROOT, 'start.mjs'), '--dev']
  const { errors, status } = await refusalOf(folder, args, { PORT: 'abc' })
  expect(errors).toBe('Settings: PORT must be a whole number from 0 to 65535.\n')
  expect(status).toBe(1)
  rmSync(folder, { recursive: true })
})

test('start: TypeScript support disabled in NODE_OPTIONS fails with status 1 and one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  const settings = { NODE_OPTIONS: '--no-experimental-strip-types' }
  const { errors, status } = await refusalOf(folder, [join(ROOT, 'start.mjs')], settings)
  expect(errors).toMatch(/^Node 24 or newer that reads TypeScript is needed, this is v[^\n]+\n$/)
  expect(status).toBe(1)
  rmSync(folder, { recursive: true })
})
