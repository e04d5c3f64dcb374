import { type ColourName, createPalette } from '../design-system/tokens/index.ts'
import { identity } from './identity.ts'

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
