import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { UPRIGHT } from '../../src/contract/domain/uprightPictures.ts'
import { parseName } from '../../src/server/platform/storage/fileNames.ts'
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
  makeSizes(folder)
  process.env.DEMO_DATA = folder
  return () => rmSync(folder, { recursive: true })
}

/** Made by the server's own program, which takes a minute; kept from one run to the next. */
function makeSizes(folder: string): void {
  const uploads = join(folder, UPLOADS)
  const kept = join(ROOT, 'node_modules/.cache/demo-sizes', encoder())
  const copySizes = (from: string, to: string) => {
    for (const name of readdirSync(from).filter((each) => parseName(each)?.size))
      copyFileSync(join(from, name), join(to, name))
  }
  mkdirSync(kept, { recursive: true })
  copySizes(kept, uploads)
  const program = JSON.stringify(join(ROOT, 'dist/program/main.js'))
  execFileSync(process.execPath, ['--input-type=module', '--eval', `(await import(${program})).makeSizes()`], {
    cwd: folder,
    env: serverEnv({ DATA_DIR: folder, NODE_ENV: 'production' }),
  })
  copySizes(uploads, kept)
}

/** What decides how a size of a picture, which is named after the picture and its width, comes out. */
const encoder = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'src/server/features/media/derive.ts')))
    .update(JSON.stringify([UPRIGHT, sharp.versions]))
    .digest('hex')
    .slice(0, 16)

/** A data folder with the demo content. Its pictures, which are named after what is in them, are those of all copies. */
export function copyDemoData(): string {
  const original = process.env.DEMO_DATA!
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  copyFileSync(join(original, DATABASE), join(folder, DATABASE))
  symlinkSync(join(original, UPLOADS), join(folder, UPLOADS))
  return folder
}
