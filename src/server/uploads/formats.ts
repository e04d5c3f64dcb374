/** The formats in which pictures are taken and kept. */
export type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** How the files of each format are named, and how they begin. */
export const formats: Record<Format, { extension: string; begins: (start: string) => boolean }> = {
  png: { extension: 'png', begins: (start) => start.startsWith('\x89PNG\r\n\x1a\n') },
  jpeg: { extension: 'jpg', begins: (start) => start.startsWith('\xff\xd8\xff') },
  webp: { extension: 'webp', begins: (start) => /^RIFF.{4}WEBP/s.test(start) },
  gif: { extension: 'gif', begins: (start) => /^GIF8[79]a/.test(start) },
  avif: { extension: 'avif', begins: (start) => /^.{4}ftyp.{0,24}avi[fs]/s.test(start) },
}

/** What a file is, by its content; undefined when it is none of ours. */
export function formatOf(bytes: Buffer): Format | undefined {
  const start = bytes.subarray(0, 36).toString('latin1')
  return (Object.keys(formats) as Format[]).find((format) => formats[format].begins(start))
}

/** The media type of a kept file, by its name; undefined for a name that is not one of ours. */
export function mediaTypeOf(name: string): string | undefined {
  const extension = /^[0-9a-f]{64}\.([a-z]+)$/.exec(name)?.[1]
  const format = (Object.keys(formats) as Format[]).find((key) => formats[key].extension === extension)
  return format && `image/${format}`
}

/** The parts of a WebP file that are the picture itself, still or animated. */
const WEBP_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']

/**
 * Whether a file holds a picture and nothing beside it: no metadata, no colour profile, nothing behind its end. Such a
 * file need not be written anew, which would cost quality. Known of WebP only, which is what pages are best given.
 */
export function isBare(bytes: Buffer, format: Format): boolean {
  if (format !== 'webp' || bytes.length !== bytes.readUInt32LE(4) + 8) return false
  let at = 12
  while (at + 8 <= bytes.length) {
    if (!WEBP_CHUNKS.includes(bytes.toString('latin1', at, at + 4))) return false
    const length = bytes.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return at === bytes.length
}
