/** The longer side of an upload, in pixels: pages show pictures up to 1,920 wide, portraits are taller. */
const LONGEST_SIDE = 2560

/** Files up to this size, in bytes, are sent unchanged: a slow connection takes 4 s for it. */
const SMALL = 1_000_000

const QUALITY = 0.85

/** The type that each type is re-encoded to. Others are sent unchanged: SVG is no bitmap, and GIFs may be animated. */
const ENCODED_AS: Readonly<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/webp',
  'image/webp': 'image/webp',
}
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' }

/** A HEIC file that this browser cannot decode. */
export class UnsupportedHeic extends Error {}

/**
 * Prepares a picture for upload: large ones are scaled down and rotated by their EXIF orientation, HEIC becomes JPEG. The file is
 * returned unchanged where that does not make it smaller.
 *
 * @throws UnsupportedHeic if the browser cannot decode HEIC
 */
export async function preparePicture(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (isHeic(head)) return (await encodedAs('image/jpeg', file)) ?? fail()
  const type = ENCODED_AS[file.type]
  if (!type || file.size <= SMALL || isAnimated(head)) return file
  const encoded = await encodedAs(type, file)
  return encoded && encoded.size < file.size ? encoded : file
}

const fail = (): never => {
  throw new UnsupportedHeic()
}

/** The file re-encoded within the longest side; undefined where the browser cannot decode it. */
async function encodedAs(type: string, file: File): Promise<File | undefined> {
  const picture = await decoded(file)
  if (!picture) return undefined
  const canvas = document.createElement('canvas')
  const share = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  canvas.width = Math.round(picture.width * share)
  canvas.height = Math.round(picture.height * share)
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = context && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY)))
  const ending = ENDINGS[blob?.type ?? '']
  if (!blob || !ending) return undefined
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type })
}

/** Applies the EXIF orientation, which re-encoding drops. */
async function decoded(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

/** The start of a file that identifies it: in a PNG a colour profile may precede the animation chunk. */
const HEAD_BYTES = 64 * 1024

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** Brands of HEVC still pictures, which most browsers cannot decode (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']

/** Whether a file is HEIC, by its content: systems that do not know the type report none. */
export const isHeic = (head: Uint8Array): boolean =>
  textAt(head, 4, 4) === 'ftyp' && HEIC_BRANDS.includes(textAt(head, 8, 4)) && !textAt(head, 8, 64).includes('avif')

/** Whether a PNG or a WebP is animated, which re-encoding would lose. */
export function isAnimated(head: Uint8Array): boolean {
  if (textAt(head, 0, 4) === 'RIFF') return textAt(head, 12, 4) === 'VP8X' && (head[20]! & 0x02) !== 0
  return textAt(head, 1, 3) === 'PNG' && chunksOf(head).includes('acTL')
}

/** The names of a PNG's chunks within the given bytes. */
function chunksOf(head: Uint8Array): string[] {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const names: string[] = []
  for (let at = 8; at + 8 <= head.length; at += view.getUint32(at) + 12) names.push(textAt(head, at + 4, 4))
  return names
}
