export type { GlyphProps } from './Glyph.tsx'
export { WorkIcon as Icon } from './WorkIcon.tsx'
export { type WorkIconName as IconName, workIconNames as iconNames } from './workGlyphs.ts'
