import * as mark from './mark.ts'
import { paletteOf } from './palette.ts'
import type { PaletteName } from './palettes.ts'

/** The mark as an SVG file for browser tabs; its green is legible on light and dark tabs alike. */
export const favicon = (name?: PaletteName): string => {
  const { hex } = paletteOf(name)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">${shapesIn(hex('parcel-leaf', 'light'), hex('parcel-mark', 'light'))}</svg>\n`
}

/** The mark as a full-bleed square for home screens, inside the safe zone of maskable icons. */
export const appIcon = (name?: PaletteName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${paletteOf(name).hex('field', 'light')}" d="M0 0h32v32H0z"/>${markOnField(5.6, 5.6, 20.8, name)}</svg>\n`

/** The mark on its field colour, `size` wide and high, for use inside another SVG file. */
export const markOnField = (x: number, y: number, size: number, name?: PaletteName): string => {
  const { hex } = paletteOf(name)
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${mark.viewBox}">${shapesIn(hex('gold', 'light'), hex('field', 'light'))}</svg>`
}

/** The shapes in plain colours: a file cannot read the page's custom properties. */
const shapesIn = (ink: string, background: string): string =>
  mark.shapes.replaceAll('currentColor', ink).replaceAll('var(--mark-ground)', background)
