/** Parses a URL; undefined if it is invalid. `URL.parse` is younger than the oldest browsers. */
export const parseUrl = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined
