import { Glyph, type GlyphProps } from './Icon.tsx'
import { serviceGlyphs } from './serviceGlyphs.ts'

type ServiceIconName = keyof typeof serviceGlyphs

// `Object.keys` loses the names.
export const serviceIconNames = Object.keys(serviceGlyphs) as readonly ServiceIconName[]

/** The icon of a service by its `iconIdentifier`. An unknown or empty value shows a question mark (specification, section 3). */
export const ServiceIcon = ({ name, ...rest }: GlyphProps & { name: string | null | undefined }) => (
  <Glyph {...rest}>
    <path d={serviceGlyphs[serviceIconNames.find((each) => each === name) ?? 'default']} />
  </Glyph>
)
