import type { Oklch } from './oklch.ts'

/** `light` is the default; `dark` is night over the field (class `dark` on the document root). */
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** One colour by day and by night. */
export type Pair = Readonly<Record<Theme, Oklch>>
