import type { Redirect } from '../../../contract/api/administration.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Changes } from '../../platform/db/transaction.ts'
import { foldPath, locationOf, type OwnAddress, ownAddressOf, ownPathOf, pairsOf, redirectKey } from './addresses.ts'

export const REDIRECTS = 'redirects'

interface RedirectContext {
  db: Db
  changes: Changes
  origin: string
}

/** A redirect: its address and its target. */
export interface Source extends OwnAddress {
  target: string
}

/** The response to a redirected request. */
export interface RedirectTarget {
  location: string
  /** Query of the redirect; a redirect without one applies only to paths without a page. */
  query: string
}

export type Redirects = ReturnType<typeof createRedirects>

/**
 * Redirects, cached in memory until one changes. Paths are compared case-insensitively. A redirect with a query matches
 * only if the request has all of its pairs, in any order; the one with most pairs wins, and the remaining pairs are
 * appended to the target.
 */
export function createRedirects({ db, changes, origin }: RedirectContext) {
  /** Undefined until the redirects are read. */
  let loaded: Table | undefined
  let all = loader()
  const close = changes.subscribe(() => {
    loaded = undefined
    all = loader()
  }, [REDIRECTS])

  function loader() {
    const load = memoizeAsync(async () => {
      const rows = await db.selectFrom(REDIRECTS).select(['path', 'target']).orderBy('id').execute()
      const table = toTable(rows, origin)
      if (all === load) loaded = table
      return table
    })
    return load
  }

  return {
    has: async (address: OwnAddress): Promise<boolean> => {
      const key = redirectKey(address)
      return (await all()).get(foldPath(address.path))?.some((source) => redirectKey(source) === key) ?? false
    },
    close,

    /** Whether a redirect with a query may match a decoded path with one; also true until the redirects are read. */
    mayBeQueried: (path: string): boolean => !loaded || Boolean(loaded.get(foldPath(path))?.[0]?.query),

    /** Target of an address; undefined if there is none, or for a loop, which two concurrent creations may form. */
    async targetOf(address: OwnAddress): Promise<RedirectTarget | undefined> {
      const sources = await all()
      const source = matching(sources, address, origin)
      if (!source) return undefined
      const location = locationFor(source, address)
      return follow(sources, location, origin, [source]).isLoop ? undefined : { location, query: source.query }
    },

    /** The chain of redirects that a new one would start, and whether it is a loop. */
    async chainOf(added: Source): Promise<Chain> {
      const sources = new Map(await all())
      const path = foldPath(added.path)
      sources.set(path, [...(sources.get(path) ?? []), added].sort(byPairs))
      return follow(sources, locationFor(added, added), origin, [added])
    },

    /** Sorted by creation, newest first. */
    async list(): Promise<Redirect[]> {
      return (await db.selectFrom(REDIRECTS).selectAll().orderBy('id', 'desc').execute()).map(shown)
    },
  }
}

/** Redirects by folded path, the one with most pairs in its query first, then the newest. */
type Table = ReadonlyMap<string, readonly Source[]>

function toTable(rows: readonly { path: string; target: string }[], origin: string): Table {
  const table = new Map<string, Source[]>()
  for (const { path: from, target } of rows.toReversed()) {
    const address = ownAddressOf(from, origin)
    if (!address) continue
    const path = foldPath(address.path)
    table.set(path, [...(table.get(path) ?? []), { ...address, target }])
  }
  for (const [path, sources] of table) table.set(path, sources.sort(byPairs))
  return table
}

const byPairs = (a: Source, b: Source) =>
  pairsOf(b.query).length - pairsOf(a.query).length || b.query.length - a.query.length

function matching(table: Table, { path, query }: OwnAddress, origin: string): Source | undefined {
  const sources = table.get(foldPath(path))
  if (!sources) return undefined
  const requested = new Set(pairsOf(query))
  return sources.find(
    (source) =>
      pairsOf(source.query).every((pair) => requested.has(pair)) &&
      // A redirect whose address differs from its target by case only does not apply to the target.
      (source.query
        ? locationFor(source, { path, query }) !== locationOf(path, query)
        : ownPathOf(source.target, origin) !== path),
  )
}

/** Target of a redirect for an address: remaining query pairs are appended. */
function locationFor(source: Source, { query }: OwnAddress): string {
  const named = new Set(pairsOf(source.query))
  const rest = query.split('&').filter((part) => !pairsOf(part).some((pair) => named.has(pair)))
  return locationOf(source.target, rest.join('&'))
}

interface Chain {
  /** The addresses of this site in the chain, in order. */
  addresses: OwnAddress[]
  isLoop: boolean
}

/** Follows a chain of redirects; a redirect that occurs twice is a loop. */
function follow(table: Table, location: string, origin: string, visited: Source[]): Chain {
  const addresses: OwnAddress[] = []
  for (let next: string | undefined = location; next !== undefined; ) {
    const address = ownAddressOf(next, origin)
    if (!address) break
    addresses.push(address)
    const source = matching(table, address, origin)
    if (!source) break
    if (visited.includes(source)) return { addresses, isLoop: true }
    visited.push(source)
    next = locationFor(source, address)
  }
  return { addresses, isLoop: false }
}

export const shown = ({ id, path, target, createdAt }: Row): Redirect => ({ id, from: path, to: target, createdAt })

interface Row {
  id: number
  path: string
  target: string
  createdAt: string
}
