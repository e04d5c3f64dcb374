import type { Metadata, Sharp } from 'sharp'
import type { Extension } from '../../platform/storage/fileNames.ts'

export type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

interface FormatRules {
  extension: Extension
  /** The format's name in messages. */
  label: string
  /** How its files begin. */
  signature: RegExp
  /** The decoder's name for it. */
  decodedAs: string
  /** Encodes an original: without loss where the format and the file are lossless, else without a visible one. */
  encode: (image: Sharp, file: Buffer, head: Metadata) => Sharp
  /** Where the image ends in its file; what follows is the tail. */
  endOf: (file: Buffer) => number
  /** Tails that are accepted, and dropped. Any other makes the file two things at once. */
  harmlessTail: RegExp
  /** Pixel limit, in megapixels, by what decoding and encoding cost. JPEG's is above any camera's. */
  megapixels: number
}

/** Padding, as some programs append it. */
const BLANK = /^[\0\s]*$/
/** Cameras append a second image or a film to a JPEG, never a page, a script or an archive. */
const NO_PAGE = /^(?!PK\W\W|%PDF|.*<(?:!doctype|html|head|body|script|svg|iframe|\?php))/is

const JPEG_END = Buffer.from([0xff, 0xd9])
const GIF_TRAILER = 0x3b

/** The raster formats that are accepted. */
export const FORMATS: Record<Format, FormatRules> = {
  png: {
    extension: 'png',
    label: 'PNG',
    signature: /^\x89PNG\r\n/,
    decodedAs: 'png',
    encode: (image, _, { depth }) => (depth === 'ushort' ? image.toColourspace('rgb16') : image).png(),
    endOf: (file) => file.lastIndexOf('IEND') + 8,
    harmlessTail: BLANK,
    megapixels: 50,
  },
  jpeg: {
    extension: 'jpg',
    label: 'JPEG',
    signature: /^\xff\xd8\xff/,
    decodedAs: 'jpeg',
    encode: (image, _, { chromaSubsampling = '4:4:4' }) =>
      image.jpeg({ quality: 93, chromaSubsampling: chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4' }),
    endOf: (file) => file.lastIndexOf(JPEG_END) + JPEG_END.length,
    harmlessTail: NO_PAGE,
    megapixels: 50,
  },
  webp: {
    extension: 'webp',
    label: 'WebP',
    signature: /^RIFF.{4}WEBP/s,
    decodedAs: 'webp',
    encode: (image, file) => image.webp(isLosslessWebp(file) ? { lossless: true } : { quality: 92 }),
    endOf: (file) => 8 + file.readUInt32LE(4),
    harmlessTail: BLANK,
    megapixels: 25,
  },
  gif: {
    extension: 'gif',
    label: 'GIF',
    signature: /^GIF8[79]a/,
    decodedAs: 'gif',
    // A palette of its own for each frame: with at most 256 colours none is changed.
    encode: (image) => image.gif({ reuse: false, dither: 0 }),
    endOf: (file) => file.lastIndexOf(GIF_TRAILER) + 1,
    harmlessTail: BLANK,
    megapixels: 25,
  },
  avif: {
    extension: 'avif',
    label: 'AVIF',
    signature: /^.{4}ftyp.{0,24}avi[fs]/s,
    decodedAs: 'heif',
    // More effort takes ten times as long, for an original that few visitors ever load.
    encode: (image) => image.avif({ quality: 88, effort: 0 }),
    endOf: (file) => file.length,
    harmlessTail: BLANK,
    megapixels: 16,
  },
}

/** The first chunk of image data decides: `VP8L` is lossless, `VP8 ` is not (RFC 9649). */
function isLosslessWebp(file: Buffer): boolean {
  const [lossless, lossy] = [file.indexOf('VP8L'), file.indexOf('VP8 ')]
  return lossless >= 0 && (lossy < 0 || lossless < lossy)
}

/** The format of a file, by its content. */
export function formatOf(bytes: Buffer): Format | undefined {
  const start = bytes.toString('latin1', 0, 36)
  return (Object.keys(FORMATS) as Format[]).find((format) => FORMATS[format].signature.test(start))
}
