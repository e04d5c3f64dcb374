import type { IllustrationSource } from '../../design-system/components/Illustration/Illustration.tsx'
import { type LazyName, sizeOf } from './catalogue.ts'

/** The files by their hashed URLs. */
const files = import.meta.glob<string>('./*.svg', {
  base: './lazy',
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/** A landscape below the first screen. */
export const lazyLandscape = (name: LazyName): IllustrationSource => ({
  src: files[`./${name}.svg`]!,
  ...sizeOf(name),
  loading: 'lazy',
})

/** Placeholder for a missing image in a list: constant for a number, different for the next number. */
export const lazyPlaceholder = (kind: 'service' | 'post', number: number): IllustrationSource =>
  lazyLandscape(`${kind}-${PLACEHOLDERS[number % PLACEHOLDERS.length]!}`)

const PLACEHOLDERS = [1, 2, 3, 4] as const

/** Crop to one of `count` equal parts, with two more part widths on each side: display it five parts wide. */
export function cropToPart({ width }: IllustrationSource, index: number, count: number): { x: number; width: number } {
  const part = width / count
  return { x: part * (index - 2), width: part * 5 }
}
