import type { Metadata } from 'sharp'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import type { Extension } from '../../platform/storage/fileNames.ts'
import { FORMATS, type Format } from './formats.ts'
import { rejectBroken, rejectedFile } from './rejectFile.ts'
import { decoding, openImage } from './sharp.ts'

/** An image as it is stored, and its facts. */
export interface CleanImage {
  bytes: Buffer
  extension: Extension
  width: number
  height: number
  placeholder: string | null
}

/** All frames of an animation together, in megapixels: browsers decode every one of them. */
const MAX_MEGAPIXELS_OF_FRAMES = 200
/** Scans of a progressive JPEG that cost as much as one pass over its pixels; encoders write 10, hostile ones thousands. */
const SCANS_PER_PASS = 15
const MAX_SCANS = 10_000
/** An interlaced PNG is held in memory as a whole, and read in seven passes. */
const PASSES_OF_INTERLACED = 2

/**
 * Re-encodes a raster image within limits: upright, in sRGB, without metadata (EXIF with GPS, XMP, IPTC, comments, profiles) and without
 * anything else that was hidden in its file. Animations of GIF and WebP keep their frames. Throws `Refused`.
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

/** The size and placeholder of an image that is clean already, such as the demo's. */
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

/** Rejects a file that is an image and something else, such as a page or a script. */
function rejectTail(file: Buffer, format: Format): void {
  const { endOf, harmlessTail } = FORMATS[format]
  if (!harmlessTail.test(file.toString('latin1', endOf(file)))) throw rejectedFile(400, problems.moreThanAPicture)
}

/**
 * Pixel limits by format, read from the head of a file before anything is decoded: a file of a few kilobytes may cost
 * minutes of a processor and gigabytes of memory.
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

/** Frames of an animated PNG as its `acTL` chunk announces them (PNG, third edition, section 11.3.6.1). The decoder reads the first one. */
function pngFrames(file: Buffer): number {
  const at = file.subarray(0, file.indexOf('IDAT')).indexOf('acTL')
  return at < 0 || at + 8 > file.length ? 1 : file.readUInt32BE(at + 4)
}

/** Longest sides of a placeholder to try, in pixels: the first whose address is short enough is taken. */
const PLACEHOLDER_SIDES = [16, 12, 8]
const PLACEHOLDER_MAX_LENGTH = 400
/** An image that is less opaque than this anywhere lets a placeholder behind it shine through. */
const OPAQUE = 250

/**
 * A few pixels as a `data:` address of at most 400 characters, which pages show blurred until the image is loaded. Null for images with
 * transparency.
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
