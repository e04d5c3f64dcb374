/** One path per page: no slash at the end, and none doubled (`//host` would be another site). */
export const canonicalOf = (pathname: string) => pathname.replace(/[/\\]{1,}/g, '/').replace(/(?<=.)\/$/, '')

/**
 * The form in which paths are kept and compared: canonical, and in letters that people read. A percent sign stays `%25`, or it could
 * not be told from one that begins a letter.
 */
export function readablePath(pathname: string): string {
  const path = canonicalOf(pathname).replace(/%(?![\da-f]{2})/gi, '%25')
  try {
    return decodeURI(path.replaceAll('%25', '%2525'))
  } catch {
    return path
  }
}

/** The same as browsers ask for it. */
export const encodedPath = (path: string): string => new URL(path, 'http://here').pathname

/** The readable path of an address on this site, whatever is behind it; undefined where it names another site or none. */
export function ownPathOf(address: string, origin: string): string | undefined {
  if (!isPath(address) && !/^https?:\/\//i.test(address)) return undefined
  try {
    const url = new URL(address, origin)
    return url.origin === new URL(origin).origin ? readablePath(url.pathname) : undefined
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
