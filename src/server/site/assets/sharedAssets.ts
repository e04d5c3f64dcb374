import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DAY } from '../../../contract/domain/durations.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import type { Storage, StoredFile } from '../../platform/storage/storage.ts'
import type { SiteSource } from './builtSite.ts'

/** A running version stores its files again after this many days. */
const RENEWED_AFTER = 7
/** Files are deleted this many days after they were last stored: a page that stays open may still load lazy modules. */
const EXPIRES_AFTER = 30
/** Grace period of a shutdown for a file that is being stored, in milliseconds. */
const GRACE = 1000

/** The media types of built files, by their extensions. */
const TYPES: Record<string, string> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
}

/** Storage name and media type of a built file: `assets--entry-1.js` for `/assets/entry-1.js`. Undefined for any other path. */
function assetAt(path: string): { name: string; type: string } | undefined {
  const [, extension = ''] = /^(?:\/[\w-]+)+\/[\w.-]+\.(\w+)$/.exec(path) ?? []
  const type = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined
  return type ? { name: path.slice(1).replaceAll('/', '--'), type } : undefined
}

/** A built file that another version stored. */
export async function openSharedAsset(
  storage: Storage,
  path: string,
): Promise<(StoredFile & { type: string }) | undefined> {
  const asset = assetAt(path)
  const file = asset && (await storage.open(asset.name))
  return file && { ...file, type: asset.type }
}

/**
 * Stores the files of this build for other versions, and deletes expired ones. So two concurrent versions, and pages
 * opened before an upgrade, can load each other's modules.
 */
export function shareAssets(folders: SiteSource['folders'], storage: Storage, now: () => number = Date.now): Job {
  let next = 0
  const share = async (signal?: AbortSignal) => {
    const own = await builtFiles(folders)
    const stored = new Map<string, number>()
    for await (const { name, modifiedAt } of storage.list()) stored.set(name, +modifiedAt)
    for (const [name, file] of own) {
      if (signal?.aborted) return
      if ((stored.get(name) ?? 0) <= now() - RENEWED_AFTER * DAY) await storage.put(name, await readFile(file))
    }
    const expired = [...stored].filter(([name, at]) => !own.has(name) && at < now() - EXPIRES_AFTER * DAY)
    for (const [name] of expired) await storage.remove(name)
    next = now() + DAY
  }
  return {
    name: 'share built assets',
    tables: [],
    async run(signal) {
      if (now() >= next) await Promise.race([share(signal), ...(signal ? [shortlyAfter(signal)] : [])])
      return next
    },
  }
}

async function shortlyAfter(signal: AbortSignal) {
  if (!signal.aborted) await once(signal, 'abort')
  await wait(GRACE, undefined, { ref: false })
}

/** Every built file except compressed ones, by its storage name. */
async function builtFiles(folders: SiteSource['folders']): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { path, folder } of folders)
    for (const file of await readdir(folder)) {
      const asset = assetAt(path + file)
      if (asset) found.set(asset.name, join(folder, file))
    }
  return found
}
