import { createPalette } from '../design-system/tokens/index.ts'
import { identity } from './identity.ts'

/** The company's colours, for code and files. Stylesheets take them from `colours.css` and, in the panel, `panelColours.css`. */
export const palette = createPalette(identity.hues)
