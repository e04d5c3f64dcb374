import type { IllustrationSource } from '../../design-system/components/Illustration/Illustration.tsx'
import { type EagerName, sizeOf } from './catalogue.ts'

/** The files by their hashed URLs. Never inlined: `<use>` cannot read a `data:` URL. */
const files = import.meta.glob<string>('./*.svg', {
  base: './eager',
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/** A landscape for the first screen. */
export const landscape = (name: EagerName): IllustrationSource => ({
  src: files[`./${name}.svg`]!,
  ...sizeOf(name),
  loading: 'eager',
})

/** Full-screen placeholder for a missing image: constant for a number, different for the next number. */
export const placeholder = (number: number): IllustrationSource =>
  landscape(PLACEHOLDERS[number % PLACEHOLDERS.length]!)

const PLACEHOLDERS = ['full-mosaic', 'full-pivots', 'full-terraces', 'full-river', 'full-orchard'] as const
