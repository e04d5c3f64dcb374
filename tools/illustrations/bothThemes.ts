import { type Theme, themes } from '../../src/design-system/tokens/themes.ts'

/** How many of its heights the night lies lower than the day: what runs over the edge of one does not reach the other. */
const NIGHT = 2

/** A drawing by day and by night in one file, one below the other; compressed it is hardly larger than one of them. */
export function inBothThemes(width: number, height: number, draw: (theme: Theme) => string): string {
  const [day, night] = themes.map((theme) => draw(theme).replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''))
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
  return `${root}${day}<g transform="translate(0 ${NIGHT * height})">${night}</g></svg>\n`
}

/** The part of such a file that is seen, cut to its box, as SVG's own fragments say it: https://www.w3.org/TR/SVG2/linking.html */
export const viewOf = (theme: Theme, height: number, x: number, width: number): string =>
  `#svgView(viewBox(${x},${theme === 'dark' ? NIGHT * height : 0},${width},${height});preserveAspectRatio(xMidYMid%20slice))`
