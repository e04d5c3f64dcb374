import { Glyph, type GlyphProps } from './Glyph.tsx'
import { glyphs, type IconName } from './glyphs.ts'

/**
 * An icon of the interface. Use it where a word would not fit or beside a word that it helps to find.
 * Do not use it to decorate a heading or a card.
 */
export const Icon = ({ name, ...rest }: GlyphProps & { name: IconName }) => <Glyph path={glyphs[name]} {...rest} />
