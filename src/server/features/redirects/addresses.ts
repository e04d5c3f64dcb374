/** Canonical path: no slash at the end, no backslash, and no double slashes (`//host` would be another site). */
export const canonicalOf = (pathname: string) => pathname.replace(/[/\\]{1,}/g, '/').replace(/(?<=.)\/$/, '')

/**
 * Stored form of a path: canonical and percent-decoded. A percent sign stays `%25`, so that it is not read as
 * percent-encoding.
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

/** An address on this site in comparable form: decoded path, and query without `?` (empty if there is none). */
export interface OwnAddress {
  path: string
  query: string
}

/** Stored form of an address. */
export const shownAddress = ({ path, query }: OwnAddress): string => (query ? `${path}?${readable(query)}` : path)

/**
 * Folds a path for comparison: Unicode's simple lower case (`İ` and `I` become `i`, `ı` stays), NFC, and
 * without percent-encoding of signs that mean the same unencoded.
 */
export const foldPath = (path: string): string =>
  path
    .replace(/%(?:3[abd]|2[4-6bc]|40)/gi, (code) => (/%25/.test(code) ? code : decodeURIComponent(code)))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')

/** Query pairs without duplicates, sorted for comparison. */
export const pairsOf = (query: string): string[] =>
  [...new Set([...new URLSearchParams(query)].map((pair) => new URLSearchParams([pair]).toString()))].sort()

/** Unique key of a redirect's address. */
export const redirectKey = ({ path, query }: OwnAddress): string => [foldPath(path), ...pairsOf(query)].join('?')

/** Whether the page uses every pair of a query; `address` contains the pairs that it uses. */
export function readsAll(address: string, query: string): boolean {
  const read = new Set(pairsOf(address.split('?', 2)[1] ?? ''))
  return pairsOf(query).every((pair) => read.has(pair))
}

/** Percent-encoded path, as requested by browsers. */
export const encodedPath = (path: string): string => new URL(path, 'http://here').pathname

/** Decoded path of an address on this site; undefined for other sites and invalid addresses. */
export const ownPathOf = (address: string, origin: string): string | undefined => ownAddressOf(address, origin)?.path

/** Decoded path with query of an address on this site; undefined for other sites and invalid addresses. */
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

/** Whether an address may be a redirect's target: an http(s) URL, or a path of this site, also without dot segments. */
export const isTarget = (address: string): boolean =>
  !INVISIBLE.test(address) &&
  ((isPath(address) && isPath(encodedPath(address))) ||
    (/^https?:\/\/[^\s/?#]/i.test(address) && URL.canParse(address)))

/** Control, format and separator characters. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

const isPath = (address: string): boolean => /^\/(?![/\\])/.test(address)

/** Value of the `Location` header: percent-encoded, with the request's query appended to the target's. */
export function locationOf(target: string, query: string | undefined): string {
  const url = new URL(target, 'http://here')
  if (query) url.search = url.search ? `${url.search}&${query}` : query
  // Dot segments must not lead to another host.
  return isPath(target) ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : url.href
}
