import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Types that shrink; fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|map|webmanifest|ico)$/

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes `file.br` and `file.gz` beside every file that gets smaller by it. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  const versions = {
    br: await brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gz: await gzipped(content, { level: 9 }),
  }
  for (const [ending, compressed] of Object.entries(versions))
    if (compressed.length < content.length) await writeFile(`${path}.${ending}`, compressed)
}
