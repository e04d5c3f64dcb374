import * as mark from '../../company/mark.ts'
import { hex } from '../tokens/index.ts'

/** The mark as an SVG file for browser tabs. One drawing for both themes: its green stands on light and dark tabs alike. */
export const favicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">${shapesIn(hex('parcel-leaf', 'light'), hex('parcel-mark', 'light'))}</svg>\n`

/** The mark as a full-bleed square for home screens; it keeps within the circle that launchers may cut. */
export const appIcon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${hex('field', 'light')}" d="M0 0h32v32H0z"/>${markOnField(5.6, 5.6, 20.8)}</svg>\n`

/** The mark as it stands on the field, to be set into another drawing, as wide and high as `size`. */
export const markOnField = (x: number, y: number, size: number): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${mark.viewBox}">${shapesIn(hex('gold', 'light'), hex('field', 'light'))}</svg>`

/** What the file says in the page's colours, in these: files that stand alone know none. */
const shapesIn = (ink: string, ground: string): string =>
  mark.shapes.replaceAll('currentColor', ink).replaceAll('var(--mark-ground)', ground)
