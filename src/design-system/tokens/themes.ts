import type { Oklch } from './oklch.ts'

/** `light` is the default; `dark` applies below the class `dark`, which is on the document's root. */
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** A colour in both themes. */
export type Pair = Readonly<Record<Theme, Oklch>>
