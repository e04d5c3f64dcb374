import type { Locale } from '../../contract/constants.ts'
import type { LibraryPicture } from '../../contract/resources/pictures.ts'
import { fileSize, number } from '../i18n/language.ts'

const KINDS: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
  'image/svg+xml': 'SVG',
}

export const kindOf = (type: string): string => KINDS[type] ?? type

/** `1.920 × 1.280`, in pixels. */
export const sidesOf = ({ width, height }: Pick<LibraryPicture, 'width' | 'height'>, locale: Locale): string =>
  `${number(width, locale)} × ${number(height, locale)}`

/** `JPEG, 1.920 × 1.280, 84 kB`. */
export const factsOf = (picture: LibraryPicture, locale: Locale): string =>
  [kindOf(picture.type), sidesOf(picture, locale), fileSize(picture.bytes, locale)].join(', ')

/** The focal point as CSS `object-position`. */
export const positionOf = ({ focalX, focalY }: Pick<LibraryPicture, 'focalX' | 'focalY'>): string =>
  `${focalX * 100}% ${focalY * 100}%`
