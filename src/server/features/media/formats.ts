import type { Sharp } from 'sharp'
import { type Extension, typeOf } from '../../platform/storage/fileNames.ts'
import { stripGif } from './containers/gif.ts'
import { stripJpeg } from './containers/jpeg.ts'
import { stripPng } from './containers/png.ts'
import type { Strip } from './containers/strip.ts'
import { stripWebp } from './containers/webp.ts'

export type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

interface Shape {
  extension: Extension
  /** How its files begin. */
  begins: RegExp
  /** What the decoder calls it. */
  decodedAs: string
  /** Cleans a file without loss. A format without it is always written anew. */
  strip?: Strip
  /** Writes a picture anew, as good as the eye can tell. */
  encode: (picture: Sharp) => Sharp
  /** What may come behind its end and is cut off; anything else there makes the file two things at once. */
  harmlessTail: RegExp
  /** What people call it. */
  called: string
  /** Pixel limit, in megapixels: what decoding and encoding may cost. JPEG's is above any camera's. */
  megapixels: number
  /** Memory that decoding takes for each pixel, as a multiple of JPEG's: decoders that hold the whole picture take more. */
  weight: number
}

/** Programs fill up with these. */
const BLANK = /^[\0\s]*$/
/** Cameras hang a second picture or a film behind a JPEG; nobody hangs a page, a script or an archive there. */
const NO_PAGE = /^(?!PK\W\W|%PDF|.*<(?:!doctype|html|head|body|script|svg|iframe|\?php))/is

/** The formats that are taken. */
export const FORMATS: Record<Format, Shape> = {
  png: {
    extension: 'png',
    begins: /^\x89PNG\r\n/,
    decodedAs: 'png',
    strip: stripPng,
    encode: (picture) => picture.png(),
    harmlessTail: BLANK,
    called: 'PNG',
    megapixels: 50,
    weight: 1,
  },
  jpeg: {
    extension: 'jpg',
    begins: /^\xff\xd8\xff/,
    decodedAs: 'jpeg',
    strip: stripJpeg,
    encode: (picture) => picture.jpeg({ quality: 93, chromaSubsampling: '4:4:4' }),
    harmlessTail: NO_PAGE,
    called: 'JPEG',
    megapixels: 50,
    weight: 1,
  },
  webp: {
    extension: 'webp',
    begins: /^RIFF.{4}WEBP/s,
    decodedAs: 'webp',
    strip: stripWebp,
    encode: (picture) => picture.webp({ quality: 95 }),
    harmlessTail: BLANK,
    called: 'WebP',
    megapixels: 25,
    weight: 2,
  },
  gif: {
    extension: 'gif',
    begins: /^GIF8[79]a/,
    decodedAs: 'gif',
    strip: stripGif,
    encode: (picture) => picture.gif(),
    harmlessTail: BLANK,
    called: 'GIF',
    megapixels: 25,
    weight: 2,
  },
  avif: {
    extension: 'avif',
    begins: /^.{4}ftyp.{0,24}avi[fs]/s,
    decodedAs: 'heif',
    // More effort takes ten times as long, for a file that few will ever load.
    encode: (picture) => picture.avif({ quality: 88, effort: 0 }),
    harmlessTail: BLANK,
    called: 'AVIF',
    megapixels: 16,
    weight: 4,
  },
}

/** Memory that decoding a media type takes for each pixel, as a multiple of JPEG's. */
export const weightOf = (type: string): number =>
  Object.values(FORMATS).find(({ extension }) => typeOf(extension) === type)?.weight ?? 1

/** What a file is, by its content. */
export function formatOf(bytes: Buffer): Format | undefined {
  const start = bytes.toString('latin1', 0, 36)
  return (Object.keys(FORMATS) as Format[]).find((format) => FORMATS[format].begins.test(start))
}
