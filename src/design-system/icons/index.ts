export { type IconName, iconNames } from './glyphs.ts'
export { type GlyphProps, Icon } from './Icon.tsx'
