import { type Theme, themes } from '../../src/design-system/tokens/themes.ts'

/** Vertical offset of the dark drawing in heights: overflow of one does not reach the other. */
const NIGHT = 2

/** A drawing in both themes in one file, one below the other; compressed it is hardly larger than one of them. */
export function inBothThemes(width: number, height: number, draw: (theme: Theme) => string): string {
  const [day, night] = themes.map((theme) => draw(theme).replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''))
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
  return `${root}${day}<g transform="translate(0 ${NIGHT * height})">${night}</g></svg>\n`
}

/** The visible part of such a file, cut to its box, as an SVG fragment: https://www.w3.org/TR/SVG2/linking.html */
export const viewOf = (theme: Theme, height: number, x: number, width: number): string =>
  `#svgView(viewBox(${x},${theme === 'dark' ? NIGHT * height : 0},${width},${height});preserveAspectRatio(xMidYMid%20slice))`
