/** Parses a URL; undefined if it is invalid. Works in browsers without `URL.canParse` (before 2023). */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
