import type { Redirect } from '../../../contract/api/administration.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Changes } from '../../platform/db/transaction.ts'
import { foldPath, locationOf, type OwnAddress, ownAddressOf, ownPathOf, pairsOf, redirectKey } from './addresses.ts'

export const TABLE = 'redirects'

interface RedirectContext {
  db: Db
  changes: Changes
  /** Where the site is known. */
  origin: string
}

/** A redirect as it is looked for. */
export interface Source extends OwnAddress {
  target: string
}

/** The response to a redirected request. */
export interface RedirectTarget {
  location: string
  /** The redirect's own query, empty where it has none: one without gives way to every page. */
  query: string
}

export type Redirects = ReturnType<typeof createRedirects>

/**
 * Redirects: all of them are kept in memory until one changes, so that no request asks the database for them. Paths are compared
 * without regard to case. One whose address has a query needs all of its pairs to be there, in any order; the one with most pairs
 * wins, and what else was in the query goes on to the target.
 */
export function createRedirects({ db, changes, origin }: RedirectContext) {
  let known: Promise<Table> | undefined
  /** The folded paths that have redirects with a query; undefined until the table is read. */
  let queried: ReadonlySet<string> | undefined
  const unsubscribe = changes.subscribe(() => {
    known = queried = undefined
  }, [TABLE])

  const all = () => {
    if (known) return known
    const reading = db
      .selectFrom(TABLE)
      .select(['path', 'target'])
      .orderBy('id')
      .execute()
      .then((rows) => toTable(rows, origin))
    known = reading
    reading.then(
      (table) => {
        if (known !== reading) return
        queried = new Set([...table].filter(([, [first]]) => first?.query).map(([path]) => path))
      },
      () => {
        if (known === reading) known = undefined
      },
    )
    return reading
  }

  return {
    has: async (address: OwnAddress): Promise<boolean> => {
      const key = redirectKey(address)
      return (await all()).get(foldPath(address.path))?.some((source) => redirectKey(source) === key) ?? false
    },
    close: unsubscribe,

    /** Whether a redirect with a query may be meant by a readable path with one; also true until that is known. */
    mayBeQueried: (path: string): boolean => queried?.has(foldPath(path)) ?? true,

    /** The target of an address; undefined for a redirect loop, which two redirects made concurrently may form. */
    async targetOf(address: OwnAddress): Promise<RedirectTarget | undefined> {
      const sources = await all()
      const source = matching(sources, address, origin)
      if (!source) return undefined
      const location = leadsTo(source, address)
      return follow(sources, location, origin, [source]).isLoop ? undefined : { location, query: source.query }
    },

    /** The chain of redirects that a new one would start, and whether it is a loop. */
    async wayOf(added: Source): Promise<Way> {
      const sources = new Map(await all())
      const path = foldPath(added.path)
      sources.set(path, [...(sources.get(path) ?? []), added].sort(byPairs))
      return follow(sources, leadsTo(added, added), origin, [added])
    },

    /** Newest first. */
    async list(): Promise<Redirect[]> {
      return (await db.selectFrom(TABLE).selectAll().orderBy('id', 'desc').execute()).map(shown)
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
  const asked = new Set(pairsOf(query))
  return sources.find(
    (source) =>
      pairsOf(source.query).every((pair) => asked.has(pair)) &&
      // Nothing leads to where it is: one that differs from its target by case alone ends there.
      (source.query
        ? leadsTo(source, { path, query }) !== locationOf(path, query)
        : ownPathOf(source.target, origin) !== path),
  )
}

/** The target of a redirect for an address: query pairs that the redirect does not name are appended. */
function leadsTo(source: Source, { query }: OwnAddress): string {
  const named = new Set(pairsOf(source.query))
  const rest = query.split('&').filter((part) => !pairsOf(part).some((pair) => named.has(pair)))
  return locationOf(source.target, rest.join('&'))
}

export interface Way {
  /** The addresses of this site on the way, in order. */
  addresses: OwnAddress[]
  isLoop: boolean
}

/** Follows a chain of redirects; it is a loop if one of them occurs twice. */
function follow(table: Table, location: string, origin: string, met: Source[]): Way {
  const addresses: OwnAddress[] = []
  for (let next: string | undefined = location; next !== undefined; ) {
    const address = ownAddressOf(next, origin)
    if (!address) break
    addresses.push(address)
    const source = matching(table, address, origin)
    if (!source) break
    if (met.includes(source)) return { addresses, isLoop: true }
    met.push(source)
    next = leadsTo(source, address)
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
