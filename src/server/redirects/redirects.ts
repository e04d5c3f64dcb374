import type { Redirect } from '../../contract/api/redirects.ts'
import type { Db } from '../db/tables.ts'
import { type Changes, EVERYTHING } from '../shared/changes.ts'
import { ownPathOf } from './addresses.ts'

export const TABLE = 'redirects'

interface Ground {
  db: Db
  changes: Changes
  /** Where the site is known. */
  origin: string
}

export type Redirects = ReturnType<typeof createRedirects>

/**
 * Where addresses lead at which no page is. All of them are kept in memory until one changes, so that no request asks the
 * database for them.
 */
export function createRedirects({ db, changes, origin }: Ground) {
  let known: Promise<Map<string, string>> | undefined
  const unsubscribe = changes.subscribe((table) => {
    if (table === TABLE || table === EVERYTHING) known = undefined
  })

  const all = () => {
    if (known) return known
    const reading = db.selectFrom(TABLE).select(['path', 'target']).execute().then(toMap)
    known = reading
    reading.catch(() => {
      if (known === reading) known = undefined
    })
    return reading
  }

  /** The paths that somebody would be led through from an address on, this one's first; it ends where it would go round. */
  const wayFrom = async (address: string): Promise<string[]> => {
    const leads = await all()
    const way: string[] = []
    for (let path = ownPathOf(address, origin); path !== undefined && !way.includes(path); ) {
      way.push(path)
      const target = leads.get(path)
      path = target === undefined ? undefined : ownPathOf(target, origin)
    }
    return way
  }

  return {
    wayFrom,
    has: async (path: string): Promise<boolean> => (await all()).has(path),
    close: unsubscribe,

    /** The target of a readable path; none where it would lead round to itself, as two that are made at once may. */
    async targetOf(path: string): Promise<string | undefined> {
      const target = (await all()).get(path)
      return target === undefined || (await wayFrom(target)).includes(path) ? undefined : target
    },

    /** Newest first. */
    async list(): Promise<Redirect[]> {
      return (await db.selectFrom(TABLE).selectAll().orderBy('id', 'desc').execute()).map(shown)
    },
  }
}

const toMap = (rows: readonly { path: string; target: string }[]) =>
  new Map(rows.map(({ path, target }) => [path, target]))

export const shown = ({ id, path, target, createdAt }: Row): Redirect => ({ id, from: path, to: target, createdAt })

interface Row {
  id: number
  path: string
  target: string
  createdAt: string
}
