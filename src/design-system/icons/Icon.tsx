import { Glyph, type GlyphProps } from './Glyph.tsx'
import { glyphs, type IconName } from './glyphs.ts'

/**
 * An icon of visitors' pages. Use it where a word would not fit or beside a word that it helps to find. Do not use it to
 * decorate a heading or a card.
 */
export const Icon = ({ name, ...rest }: GlyphProps & { name: IconName }) => (
  <Glyph {...rest}>
    <path d={glyphs[name]} />
  </Glyph>
)
