import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, Server, serverEnv } from '../siteServer.ts'

const DATABASE = 'filiz.sqlite'
const UPLOADS = 'uploads'

/**
 * Lets a server fill a data folder with the demo content, for `copyDemoData`; answers what removes it again. Its pictures
 * come in all their sizes: otherwise every server that starts from a copy would make them for itself.
 */
export async function makeDemoData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  const server = await Server.start({ DATA_DIR: folder })
  await server.stop()
  const program = JSON.stringify(join(ROOT, 'dist/program/main.js'))
  execFileSync(process.execPath, ['--input-type=module', '--eval', `(await import(${program})).makeSizes()`], {
    cwd: folder,
    env: serverEnv({ DATA_DIR: folder, NODE_ENV: 'production' }),
  })
  process.env.DEMO_DATA = folder
  return () => rmSync(folder, { recursive: true })
}

/** A data folder with the demo content. Its pictures, which are named after what is in them, are those of all copies. */
export function copyDemoData(): string {
  const original = process.env.DEMO_DATA!
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  copyFileSync(join(original, DATABASE), join(folder, DATABASE))
  symlinkSync(join(original, UPLOADS), join(folder, UPLOADS))
  return folder
}
