/** Backgrounds of sharing pictures, as SVG. The server alone has them. */
export const ogBackgrounds: readonly string[] = Object.values(
  import.meta.glob<string>('./og/*.svg', { eager: true, query: '?raw', import: 'default' }),
)
