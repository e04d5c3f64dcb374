import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DAY } from '../../../contract/domain/zones.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import type { Storage, StoredFile } from '../../platform/storage/storage.ts'
import type { SiteSource } from './builtSite.ts'

/** A version that runs says again after this many days that its files are wanted … */
const RENEWED_AFTER = 7
/** … and they go this many days after it last said so: a page may stay open for weeks, and load its later parts then. */
const KEPT = 30
/** A stop waits so much longer for a file that is on its way, in milliseconds: a store may be silent. */
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

/** What a path of a built file is kept as: `/assets/entry-1.js` as `assets--entry-1.js`. Undefined for any other path. */
function nameOf(path: string): { name: string; type: string } | undefined {
  const [, extension = ''] = /^(?:\/[\w-]+)+\/[\w.-]+\.(\w+)$/.exec(path) ?? []
  const type = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined
  return type ? { name: path.slice(1).replaceAll('/', '--'), type } : undefined
}

/** A built file of another version, as that one left it. */
export async function openSharedAsset(
  storage: Storage,
  path: string,
): Promise<(StoredFile & { type: string }) | undefined> {
  const asked = nameOf(path)
  const file = asked && (await storage.open(asked.name))
  return file && { ...file, type: asked.type }
}

/**
 * Leaves the files of this build where other versions find them, and takes away those that no version has wanted for
 * long. Two versions side by side, and pages that were opened before an upgrade, load each other's parts this way.
 */
export function shareAssets(folders: SiteSource['folders'], storage: Storage, now: () => number = Date.now): Job {
  let next = 0
  const share = async (signal?: AbortSignal) => {
    const own = await builtFiles(folders)
    const kept = new Map<string, number>()
    for await (const { name, modifiedAt } of storage.list()) kept.set(name, +modifiedAt)
    for (const [name, file] of own) {
      if (signal?.aborted) return
      if ((kept.get(name) ?? 0) <= now() - RENEWED_AFTER * DAY) await storage.put(name, await readFile(file))
    }
    const forgotten = [...kept].filter(([name, at]) => !own.has(name) && at < now() - KEPT * DAY)
    for (const [name] of forgotten) await storage.remove(name)
    next = now() + DAY
  }
  return {
    name: 'share built files',
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

/** Every built file, without its compressed twins, by the name that it is kept under. */
async function builtFiles(folders: SiteSource['folders']): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { path, folder } of folders)
    for (const file of await readdir(folder)) {
      const kept = nameOf(path + file)
      if (kept) found.set(kept.name, join(folder, file))
    }
  return found
}
