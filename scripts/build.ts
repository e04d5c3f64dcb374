import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { targets } from '../vite.config.ts'
// @ts-expect-error plain JavaScript, for any Node to read
import { markChecked } from './buildCheck.mjs'
import { buildLogger } from './buildLogger.ts'
import { type Bundled, noticesOf } from './buildNotices.ts'
import { hashFileOf, hashSources, parts, ROOT } from './sourceHash.ts'

const DIST = join(ROOT, 'dist')
const WEEK = 7 * 24 * 60 * 60 * 1000

/**
 * Builds site, panel, server entry and server (`npm run build`) beside `dist`, and replaces `dist` at the end: a failed
 * or interrupted build leaves the previous one intact.
 */
async function buildAll(): Promise<void> {
  const from = Date.now()
  const hashes = parts.map((part) => [part, hashSources(part)] as const)
  const aside = join(ROOT, `dist-${process.pid}`)
  try {
    await Promise.all(Object.keys(targets).map((target) => buildTarget(target, join(aside, target))))
    writeNotices(aside)
    for (const [part, hash] of hashes) writeFileSync(join(aside, relative(DIST, hashFileOf(part))), hash)
    keepEarlier(['site/assets', 'admin/assets', 'program'], DIST, aside)
    replaceFolder(DIST, aside)
    // The user who runs the server may have no write permission here: every start would hash the sources.
    markChecked(ROOT, from)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Builds the server alone; the built pages stay unchanged. */
async function buildProgram(): Promise<void> {
  const hash = hashSources('program')
  const aside = join(ROOT, `dist-${process.pid}`)
  try {
    await buildTarget('program', join(aside, 'program'))
    writeFileSync(join(aside, relative(DIST, hashFileOf('program'))), hash)
    keepEarlier(['program'], DIST, aside)
    replaceFolder(join(DIST, 'program'), join(aside, 'program'))
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

async function buildTarget(mode: string, outDir: string): Promise<void> {
  await build({ root: ROOT, mode, logLevel: 'warn', customLogger: buildLogger('warn'), build: { outDir } })
  if (mode === 'site' || mode === 'admin') await compressFolder(join(outDir, 'assets'))
}

/** File types that are worth compressing; fonts and pictures are already compressed. */
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|map|webmanifest|ico)$/

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes `file.br` and `file.gz` for every file that becomes smaller. */
async function compressFolder(folder: string): Promise<void> {
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

/** Licence files of the fonts. */
const FONTS = { Archivo: 'archivo-OFL.txt', 'Atkinson Hyperlegible Next': 'atkinson-OFL.txt' }

function writeNotices(folder: string): void {
  const bundled = ['site', 'admin'].flatMap(
    (target) => JSON.parse(readFileSync(join(folder, target, '.vite/licences.json'), 'utf8')) as Bundled[],
  )
  const fonts = Object.entries(FONTS).map(([name, file]) => ({
    name,
    text: readFileSync(join(ROOT, 'src/design-system/fonts', file), 'utf8'),
  }))
  writeFileSync(join(folder, 'site/licences.txt'), noticesOf(bundled, fonts))
}

/**
 * Open browser pages, and a server that has not been restarted yet, still request files of the previous build.
 * Their names contain a hash of the content, so those of the last week stay beside the new ones.
 */
function keepEarlier(folders: readonly string[], earlier: string, present: string): void {
  const isRecent = (path: string) => Date.now() - statSync(path).mtimeMs < WEEK
  for (const assets of folders)
    if (existsSync(join(earlier, assets)))
      cpSync(join(earlier, assets), join(present, assets), {
        recursive: true,
        force: false,
        preserveTimestamps: true,
        filter: (path) => statSync(path).isDirectory() || isRecent(path),
      })
}

function replaceFolder(folder: string, replacement: string): void {
  const old = `${replacement}-old`
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(replacement, folder)
  rmSync(old, { recursive: true, force: true })
}

// Before sources are hashed: it may set VITE_API_URL.
if (existsSync('.env')) process.loadEnvFile('.env')
process.env.NODE_ENV = 'production'
const isProgramAlone = process.argv.slice(2).join() === 'program'
process.stdout.write(isProgramAlone ? 'Building the server … ' : 'Building the site, the admin panel and the server … ')
const startedAt = performance.now()
try {
  await (isProgramAlone ? buildProgram() : buildAll())
  process.stdout.write(`done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.\n`)
} catch (error) {
  process.stdout.write('failed.\n')
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
