/** Parses a URL; undefined if it is invalid. `URL.parse` and `URL.canParse` are younger than the oldest browsers. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
