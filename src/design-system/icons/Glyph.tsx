import type { ComponentPropsWithRef, ReactNode } from 'react'

export type GlyphProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name' | 'width' | 'height' | 'viewBox'> & {
  /** Width and height in pixels; 24 is the grid that the icons are drawn on. */
  size?: number
  /** What the icon says when no text beside it does. Without it the icon is decoration and hidden from readers. */
  label?: string
}

/** The one hand of every icon: a 24 px grid, one line of 1.75 px, square ends, the colour of the text around it. */
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
