import { PICTURE_FORMATS, type PictureFormat } from '../../../contract/domain/pictures.ts'

/** Media types of stored files, by extension. */
const TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
} as const
export type Extension = keyof typeof TYPES

export const typeOf = (extension: Extension): string => TYPES[extension]

/** Path of a stored file. */
export const addressOf = (name: string): string => `/uploads/${name}`
/** Name of the file at a stored path, `/uploads/<name>`. */
export const fileNameAt = (path: string): string => path.replace(/^\/uploads\//, '')

/**
 * `<hash>.<extension>` is an original, `<hash>-<width>.<avif or webp>` one of its renditions, and
 * `<hash>-<width>u.<avif or webp>` the portrait crop of that rendition.
 */
export interface FileName {
  name: string
  /** SHA-256 of the cleaned upload. */
  hash: string
  type: string
  /** Absent for the original. */
  rendition?: Rendition
}

export interface Rendition {
  /** Width of the whole image, also for a crop. */
  width: number
  format: PictureFormat
  isPortraitCrop?: boolean
}

const NAME = /^([0-9a-f]{64})(?:-([1-9]\d{1,3})(u?))?\.([a-z]{3,4})$/

/** Parses a file name; undefined for a name that this software does not create. */
export function parseName(name: string): FileName | undefined {
  const [, hash = '', width, crop, extension = ''] = NAME.exec(name) ?? []
  if (!Object.hasOwn(TYPES, extension)) return undefined
  // Checked by `hasOwn`, which does not narrow.
  const type = typeOf(extension as Extension)
  if (width === undefined) return { name, hash, type }
  const format = PICTURE_FORMATS.find((each) => each === extension)
  return format && { name, hash, type, rendition: { width: Number(width), format, isPortraitCrop: Boolean(crop) } }
}

export const renditionName = (hash: string, { width, format, isPortraitCrop }: Rendition): string =>
  `${hash}-${width}${isPortraitCrop ? 'u' : ''}.${format}`

/** Possible names of an upload with a hash, one for each extension. */
export const namesOf = (hash: string): string[] => Object.keys(TYPES).map((extension) => `${hash}.${extension}`)

/** Hashes of the uploads whose addresses occur in a text, on any host. */
export const hashesIn = (text: string): string[] =>
  [...text.matchAll(/\/uploads\/([0-9a-f]{64})[-.]/g)].map(([, hash]) => hash!)
