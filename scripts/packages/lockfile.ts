import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One installed package of `package-lock.json`. */
interface Locked {
  version?: string
  license?: string
  /** Only development needs it. */
  dev?: true
  /** Stands for a folder of this repository. */
  link?: true
  resolved?: string
  integrity?: string
}

/** The places of `package-lock.json` (`node_modules/…`) with what stands there. */
export type Lockfile = ReadonlyMap<string, Locked>

export const readLockfile = (root: string): Lockfile =>
  new Map(
    Object.entries(
      (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> })
        .packages,
    ).filter(([place, { link }]) => place.startsWith('node_modules/') && !link),
  )

/** `@scope/name` of `node_modules/a/node_modules/@scope/name`. */
export const nameAt = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
