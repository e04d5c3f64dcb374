export type { GlyphProps } from './Glyph.tsx'
export { type IconName, iconNames } from './glyphs.ts'
export { Icon } from './Icon.tsx'
