/** An address as its parts; undefined where it is none. Also where browsers know no `URL.canParse` (before 2023). */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
