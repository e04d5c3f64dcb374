import { Glyph, type GlyphProps } from '../Icon.tsx'
import drawn from './drawn.svg?no-inline'
import { type ServiceIconName, serviceIconNames } from './names.ts'

/**
 * The icon of a service by its `iconIdentifier`. Any text may stand in the data: an unknown or empty value shows a
 * question mark (specification, section 3). All of them are in one file, which only pages that show some ask for.
 */
export const ServiceIcon = ({ name, ...rest }: GlyphProps & { name: string | null | undefined }) => (
  <Glyph {...rest}>
    <use href={`${drawn}#${nameOf(name)}`} />
  </Glyph>
)

const nameOf = (name: string | null | undefined): ServiceIconName =>
  serviceIconNames.find((each) => each === name) ?? 'default'
