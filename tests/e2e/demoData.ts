import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { PORTRAIT_CROP } from '../../src/contract/domain/pictures.ts'
import { createRenditions } from '../../src/server/features/media/renditions.ts'
import { connect } from '../../src/server/platform/db/connect.ts'
import { parseName } from '../../src/server/platform/storage/fileNames.ts'
import { createFolderStorage } from '../../src/server/platform/storage/folderStorage.ts'
import { ROOT, Server } from '../helpers/siteServer.ts'

const DATABASE = 'filiz.sqlite'
const UPLOADS = 'uploads'

/**
 * Starts a server that writes the demo content to a data folder, for `copyDemoData`; returns a function that removes it. All
 * renditions of its images exist: otherwise every server that starts from a copy would render them.
 */
export async function makeDemoData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  const server = await Server.start({ DATA_DIR: folder })
  await server.stop()
  await makeRenditions(folder)
  process.env.DEMO_DATA = folder
  return () => rmSync(folder, { recursive: true })
}

/** Takes a minute; the renditions are cached from one run to the next. */
async function makeRenditions(folder: string): Promise<void> {
  const uploads = join(folder, UPLOADS)
  const cache = join(ROOT, 'node_modules/.cache/demo-renditions', encoder())
  const copy = (from: string, to: string) => {
    for (const name of readdirSync(from).filter((each) => parseName(each)?.rendition))
      copyFileSync(join(from, name), join(to, name))
  }
  mkdirSync(cache, { recursive: true })
  copy(cache, uploads)
  const { db, close } = await connect(`sqlite:${join(folder, DATABASE)}`)
  const renditions = createRenditions({ db, storage: await createFolderStorage(uploads) }, console)
  const rows = await db.selectFrom('uploads').selectAll().execute()
  await Promise.all(rows.map(renditions.makeAll))
  await close()
  copy(uploads, cache)
}

/** Sources that decide how a rendition is encoded; its name has only the original and the width. */
const encoder = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'src/server/features/media/renditions.ts')))
    .update(JSON.stringify([PORTRAIT_CROP, sharp.versions]))
    .digest('hex')
    .slice(0, 16)

/** A data folder with the demo content. Pictures are named by their content, and shared by all copies. */
export function copyDemoData(): string {
  const original = process.env.DEMO_DATA!
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  copyFileSync(join(original, DATABASE), join(folder, DATABASE))
  symlinkSync(join(original, UPLOADS), join(folder, UPLOADS))
  return folder
}
