/** Backgrounds of OG images, as SVG; on the server only. */
export const ogBackgrounds: readonly string[] = Object.values(
  import.meta.glob<string>('./og/*.svg', { eager: true, query: '?raw', import: 'default' }),
)
