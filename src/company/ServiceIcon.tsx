import { Glyph, type GlyphProps } from '@filiz/design-system/icons'
import sprite from './serviceIcons.svg?no-inline'

/** The values that `iconIdentifier` may have, in the order of docs/product.md, section 3. */
export const serviceIconNames: readonly string[] = `
  efficiency technology sustainability trade project investment business team leadership management communication
  contact security data server cloud shield hardware monitor mobile camera finance payment ecommerce logistics product
  analytics performance goal health community support energy renewable environment home maintenance education calendar
  time award innovation documentation network layers map navigation default
`
  .trim()
  .split(/\s+/)

/**
 * The icon of a service by its `iconIdentifier`; a question mark for an unknown or empty value. All icons are in one SVG file,
 * which only pages with such icons load: in the scripts they would take 2.6 kB of the budget.
 */
export const ServiceIcon = ({ name, ...rest }: GlyphProps & { name: string | null | undefined }) => (
  <Glyph {...rest}>
    <use href={`${sprite}#${name && serviceIconNames.includes(name) ? name : 'default'}`} />
  </Glyph>
)
