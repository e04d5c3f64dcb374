/** One path per page: no slash at the end, and none doubled (`//host` would be another site). */
export const canonicalOf = (pathname: string) => pathname.replace(/[/\\]{1,}/g, '/').replace(/(?<=.)\/$/, '')

/**
 * The form in which paths are kept and compared: canonical, and in letters that people read. A percent sign stays `%25`, or it could
 * not be told from one that begins a letter.
 */
export const readablePath = (pathname: string): string => readable(canonicalOf(pathname))

function readable(encoded: string): string {
  const text = encoded.replace(/%(?![\da-f]{2})/gi, '%25')
  try {
    return decodeURI(text.replaceAll('%25', '%2525'))
  } catch {
    return text
  }
}

/** An address on this site as redirects are compared: a readable path, and a query without its `?`, empty where there is none. */
export interface OwnAddress {
  path: string
  query: string
}

/** An address as it is stored and shown: in letters that people read. */
export const shownAddress = ({ path, query }: OwnAddress): string => (query ? `${path}?${readable(query)}` : path)

/**
 * Case folding of a path, for comparison alone: Unicode's simple lower case (`İ` and `I` are `i`, `ı` stays), composed letters, and
 * no percent-encoding of signs that mean the same without it.
 */
export const foldPath = (path: string): string =>
  path
    .replace(/%(?:3[abd]|2[4-6bc]|40)/gi, (code) => (/%25/.test(code) ? code : decodeURIComponent(code)))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')

/** The pairs of a query, each once, sorted: what two queries have to share to be the same. */
export const pairsOf = (query: string): string[] =>
  [...new Set([...new URLSearchParams(query)].map((pair) => new URLSearchParams([pair]).toString()))].sort()

/** What a redirect's address is unique by. */
export const redirectKey = ({ path, query }: OwnAddress): string => [foldPath(path), ...pairsOf(query)].join('?')

/** Whether the page at an address reads every pair of a query: `address` is the page's own, without what it does not read. */
export function readsAll(address: string, query: string): boolean {
  const read = new Set(pairsOf(address.split('?', 2)[1] ?? ''))
  return pairsOf(query).every((pair) => read.has(pair))
}

/** The same as browsers ask for it. */
export const encodedPath = (path: string): string => new URL(path, 'http://here').pathname

/** The readable path of an address on this site, whatever is behind it; undefined where it names another site or none. */
export const ownPathOf = (address: string, origin: string): string | undefined => ownAddressOf(address, origin)?.path

/** The same with its query. */
export function ownAddressOf(address: string, origin: string): OwnAddress | undefined {
  if (!isPath(address) && !/^https?:\/\//i.test(address)) return undefined
  try {
    const url = new URL(address, origin)
    return url.origin === new URL(origin).origin
      ? { path: readablePath(url.pathname), query: url.search.slice(1) }
      : undefined
  } catch {
    return undefined
  }
}

/** Whether visitors may be sent there: a path of this site, also once its dots are gone, or an address that speaks http. */
export const isTarget = (address: string): boolean =>
  !INVISIBLE.test(address) &&
  ((isPath(address) && isPath(encodedPath(address))) ||
    (/^https?:\/\/[^\s/?#]/i.test(address) && URL.canParse(address)))

/** Characters that nobody means to write in an address. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

const isPath = (address: string): boolean => /^\/(?![/\\])/.test(address)

/** The address for the header: as browsers write it, with the query that was asked for behind its own. */
export function locationOf(target: string, query: string | undefined): string {
  const url = new URL(target, 'http://here')
  if (query) url.search = url.search ? `${url.search}&${query}` : query
  // What was let in before dots were looked at stays on this site.
  return isPath(target) ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : url.href
}
