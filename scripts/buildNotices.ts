/** A package of which something is in what browsers load, as Vite tells it (`build.license`). */
export interface Bundled {
  name: string
  version: string
  /** In SPDX's words. */
  identifier?: string
  /** Of its licence file. */
  text?: string
}

/** The licences of all that browsers are given, each text once under the names that it is for. */
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
