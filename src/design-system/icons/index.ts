export type { IconName } from './glyphs.ts'
export { Glyph, type GlyphProps, Icon } from './Icon.tsx'
