import type { Metadata, Sharp } from 'sharp'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import type { Extension } from '../../platform/storage/fileNames.ts'
import { decoding, openImage, rejectBroken, rejectedFile } from './sharp.ts'

export type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

interface FormatRules {
  extension: Extension
  /** The format's name in messages. */
  label: string
  /** First bytes of its files. */
  signature: RegExp
  /** The decoder's name for it. */
  decodedAs: string
  /** Encodes an original: lossless if the file is lossless, else visually lossless. */
  encode: (image: Sharp, file: Buffer, head: Metadata) => Sharp
  /** Offset of the image's end in its file; the bytes after it are the tail. */
  endOf: (file: Buffer) => number
  /** Accepted tails, which are dropped. Any other tail makes the file a polyglot. */
  harmlessTail: RegExp
  /** Pixel limit in megapixels, by the cost of decoding and encoding. JPEG's is above any camera's. */
  megapixels: number
}

/** Padding, as some programs append it. */
const BLANK = /^[\0\s]*$/
/** Cameras append a second image or a film to a JPEG, but no page, script or archive. */
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
    // A separate palette per frame: up to 256 colours stay unchanged.
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
    // More effort takes ten times as long, for an original that few visitors load.
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

/** An image as it is stored, and its facts. */
export interface CleanImage {
  bytes: Buffer
  extension: Extension
  width: number
  height: number
  placeholder: string | null
}

/** Limit for all frames of an animation together, in megapixels: browsers decode every frame. */
const MAX_MEGAPIXELS_OF_FRAMES = 200
/**
 * Scans of a progressive JPEG that cost as much as one pass over its pixels; encoders write 10, hostile files have
 * thousands.
 */
const SCANS_PER_PASS = 15
const MAX_SCANS = 10_000
/** An interlaced PNG counts twice: it is held in memory completely, and read in seven passes. */
const PASSES_OF_INTERLACED = 2

/**
 * Re-encodes a raster image within limits: upright, in sRGB, without metadata (EXIF with GPS, XMP, IPTC, comments,
 * profiles) and without any other hidden data. Animated GIF and WebP keep their frames. Throws `Refused`.
 */
export async function cleanImage(file: Buffer, format: Format): Promise<CleanImage> {
  const head = await (await openImage(file)).metadata().catch(rejectBroken)
  if (head.format !== FORMATS[format].decodedAs) throw rejectedFile(400, problems.brokenPicture)
  rejectCostly(head, file, format)
  return decoding(async () => {
    const bytes = await encode(file, format, head).catch(rejectBroken)
    rejectTail(file, format)
    return { bytes, extension: FORMATS[format].extension, ...(await readFacts(bytes)) }
  })
}

/** The size and placeholder of an image that is already clean, such as the demo's. */
export async function readFacts(bytes: Buffer): Promise<Pick<CleanImage, 'width' | 'height' | 'placeholder'>> {
  const { width, height, pageHeight = height } = await (await openImage(bytes)).metadata()
  return { width, height: pageHeight, placeholder: await placeholderOf(bytes) }
}

async function encode(file: Buffer, format: Format, head: Metadata): Promise<Buffer> {
  const isAnimated = (head.pages ?? 1) > 1 && format !== 'avif'
  const image = isAnimated
    ? await openImage(file, { animated: true, limitInputPixels: MAX_MEGAPIXELS_OF_FRAMES * 1e6 })
    : (await openImage(file)).autoOrient()
  return FORMATS[format].encode(image, file, head).toBuffer()
}

/** Rejects a polyglot: a file that is an image and something else, such as a page or a script. */
function rejectTail(file: Buffer, format: Format): void {
  const { endOf, harmlessTail } = FORMATS[format]
  if (!harmlessTail.test(file.toString('latin1', endOf(file)))) throw rejectedFile(400, problems.moreThanAPicture)
}

/**
 * Rejects an image above the limits of its format, by its header, before anything is decoded: a file of a few kilobytes
 * may cost minutes of CPU time and gigabytes of memory.
 */
function rejectCostly(head: Metadata, file: Buffer, format: Format): void {
  const { label, megapixels } = FORMATS[format]
  const size = (head.width * head.height) / 1e6
  if (size > megapixels) throw rejectedFile(413, problems.pictureTooBigAs(label, megapixels))
  if (size * passesOf(head, file, format) > megapixels) throw rejectedFile(413, problems.tooManyPasses(label))
  const frames = format === 'png' ? pngFrames(file) : (head.pages ?? 1)
  if (size * frames > MAX_MEGAPIXELS_OF_FRAMES)
    throw rejectedFile(413, problems.tooManyFrames(MAX_MEGAPIXELS_OF_FRAMES))
}

function passesOf({ isProgressive }: Metadata, file: Buffer, format: Format): number {
  if (format === 'jpeg') return Math.max(1, jpegScans(file) / SCANS_PER_PASS)
  return format === 'png' && isProgressive ? PASSES_OF_INTERLACED : 1
}

const SCAN_MARKER = Buffer.from([0xff, 0xda])
function jpegScans(file: Buffer): number {
  let scans = 0
  for (let at = file.indexOf(SCAN_MARKER); at >= 0 && scans < MAX_SCANS; at = file.indexOf(SCAN_MARKER, at + 2)) scans++
  return scans
}

/** Number of frames in the `acTL` chunk of an animated PNG (PNG, third edition, section 11.3.6.1). */
function pngFrames(file: Buffer): number {
  const at = file.subarray(0, file.indexOf('IDAT')).indexOf('acTL')
  return at < 0 || at + 8 > file.length ? 1 : file.readUInt32BE(at + 4)
}

/** Longest sides of a placeholder to try, in pixels: the first with a sufficiently short URL is used. */
const PLACEHOLDER_SIDES = [16, 12, 8]
const PLACEHOLDER_MAX_LENGTH = 400
/** Minimum alpha of an opaque image: a less opaque one would let its placeholder shine through. */
const OPAQUE = 250

/**
 * A few pixels as a `data:` URL of at most 400 characters, which pages show blurred until the image is loaded. Null for
 * images with transparency.
 */
async function placeholderOf(bytes: Buffer): Promise<string | null> {
  const [side] = PLACEHOLDER_SIDES
  const small = (await openImage(bytes)).resize({ width: side, height: side, fit: 'inside' }).ensureAlpha()
  const { data, info } = await small.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  if (data.some((value, i) => i % 4 === 3 && value < OPAQUE)) return null
  const raw = { width: info.width, height: info.height, channels: info.channels } as const
  for (const side of PLACEHOLDER_SIDES) {
    const image = (await openImage(data, { raw })).removeAlpha()
    const webp = await image.resize({ width: side, height: side, fit: 'inside' }).webp({ quality: 30 }).toBuffer()
    const address = `data:image/webp;base64,${webp.toString('base64')}`
    if (address.length <= PLACEHOLDER_MAX_LENGTH) return address
  }
  return null
}
