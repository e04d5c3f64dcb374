import type { ComponentPropsWithRef, ReactNode } from 'react'
import { glyphs, type IconName } from './glyphs.ts'

export type GlyphProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name' | 'width' | 'height' | 'viewBox'> & {
  /** Width and height in pixels; 24 is the grid that the icons are designed on. */
  size?: number
  /** Accessible name. Without it the icon is decoration and hidden from screen readers. */
  label?: string
}

/**
 * An icon of the interface, in place of a text that would not fit or beside one. Not as decoration of a heading or a card.
 */
export const Icon = ({ name, ...rest }: GlyphProps & { name: IconName }) => (
  <Glyph {...rest}>
    <path d={glyphs[name]} />
  </Glyph>
)

/** The frame of every icon: a 24 px grid, lines of 1.75 px with square ends, in the colour of the text around it. */
export const Glyph = ({ size = 24, label, children, ...rest }: GlyphProps & { children: ReactNode }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: the label is an aria-label; a <title> would show as a tooltip
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    focusable="false"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  >
    {children}
  </svg>
)
