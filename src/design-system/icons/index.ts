export { type IconName, iconNames } from './glyphs.ts'
export { Glyph, type GlyphProps, Icon } from './Icon.tsx'
