import {
  type ColourName,
  createPalette,
  type Palette,
  roles,
  type Theme,
  toCss,
} from '../design-system/tokens/index.ts'
import { identity } from './identity.ts'
import { type PaletteName, palettes } from './palettes.ts'

/** The company's colours, for code and files. Stylesheets take them from `colours.css` and, in the panel, `panelColours.css`. */
export const palette = createPalette(identity.hues)

/** Colours that only the panel uses: in a style sheet that the site does not load. */
export const panelColours: readonly ColourName[] = [
  'gold-ink',
  'gold-soft',
  'sky',
  'sky-soft',
  'on-sky',
  'clay-hover',
  'clay-soft',
]

// `Object.keys` loses the key types.
export const siteColours = (Object.keys(palette.colours) as ColourName[]).filter((name) => !panelColours.includes(name))

/** The palette with a key; the company's own without one. */
export const paletteOf = (name: PaletteName | undefined): Palette => (name ? createPalette(palettes[name]) : palette)

/**
 * The interface's colours of a palette as a style sheet. Its selectors win over those of `colours.css`, whatever the order; the tones
 * of illustrations stay.
 */
export function paletteSheet(name: PaletteName): string {
  const { colours } = paletteOf(name)
  const declarations = (theme: Theme) =>
    // `Object.keys` loses the key types.
    (Object.keys(roles) as (keyof typeof roles)[]).map((role) => `--${role}:${toCss(colours[role][theme])}`).join(';')
  return `html:root{${declarations('light')}}html.dark{${declarations('dark')}}\n`
}
