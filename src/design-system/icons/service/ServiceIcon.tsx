import { Glyph, type GlyphProps } from '../Glyph.tsx'
import { serviceGlyphs } from './glyphs.ts'

/**
 * The icon of a service by its `iconIdentifier`. Any text may stand in the data: an unknown or empty value shows a
 * question mark (specification, section 3).
 */
export const ServiceIcon = ({ name, ...rest }: GlyphProps & { name: string | null | undefined }) => (
  <Glyph path={pathOf(name)} {...rest} />
)

const pathOf = (name: string | null | undefined): string =>
  name && Object.hasOwn(serviceGlyphs, name) ? serviceGlyphs[name as keyof typeof serviceGlyphs] : serviceGlyphs.default
