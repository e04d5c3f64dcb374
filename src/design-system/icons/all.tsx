import { allGlyphs, type IconName } from './allGlyphs.ts'
import { Glyph, type GlyphProps } from './Icon.tsx'

export { type IconName, iconNames } from './allGlyphs.ts'
export { Glyph, type GlyphProps } from './Icon.tsx'

/** `Icon` with all icons, for an application that loads its scripts once, such as an admin panel. */
export const Icon = ({ name, ...rest }: GlyphProps & { name: IconName }) => (
  <Glyph {...rest}>
    <path d={allGlyphs[name]} />
  </Glyph>
)
