import { Glyph, type GlyphProps } from './Glyph.tsx'
import { type WorkIconName, workGlyphs } from './workGlyphs.ts'

/** Any icon of the interface. Where bytes count, on visitors' pages, `Icon` has the few that they need. */
export const WorkIcon = ({ name, ...rest }: GlyphProps & { name: WorkIconName }) => (
  <Glyph {...rest}>
    <path d={workGlyphs[name]} />
  </Glyph>
)
