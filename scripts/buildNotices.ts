/** A bundled package in the output of Vite's `build.license`. */
export interface Bundled {
  name: string
  version: string
  /** SPDX expression. */
  identifier?: string
  /** Text of its licence file. */
  text?: string
}

/** Licences of all code in the browser's bundles, each text once below the names of its packages. */
export function noticesOf(
  bundled: readonly Bundled[],
  fonts: readonly Required<Pick<Bundled, 'name' | 'text'>>[],
): string {
  const named = [
    ...fonts.map(({ name, text }) => ({ name, text })),
    ...bundled.map(({ name, version, identifier, text }) => ({
      name: `${name} ${version}${identifier ? ` (${identifier})` : ''}`,
      text: text ?? '',
    })),
  ]
  const byText = Map.groupBy(named, ({ text }) => text.trim())
  return [...byText]
    .map(([text, all]) => {
      const names = [...new Set(all.map(({ name }) => name))].sort().join('\n')
      return text ? `${names}\n\n${text}` : names
    })
    .join(`\n\n${'-'.repeat(72)}\n\n`)
    .concat('\n')
}
