import { createHash } from 'node:crypto'
import { problems } from '../../contract/texts/problems.ts'
import { Refused } from '../problems.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Storage } from './storage.ts'

const MAX_PIXELS = 50_000_000

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** The formats that are taken: how their files begin, and how they are written anew. */
const FORMATS: Record<Format, { extension: string; begins: (start: string) => boolean; options: object }> = {
  png: { extension: 'png', begins: (start) => start.startsWith('\x89PNG\r\n\x1a\n'), options: {} },
  jpeg: {
    extension: 'jpg',
    begins: (start) => start.startsWith('\xff\xd8\xff'),
    options: { quality: 90, mozjpeg: true },
  },
  webp: { extension: 'webp', begins: (start) => /^RIFF.{4}WEBP/s.test(start), options: { quality: 90 } },
  gif: { extension: 'gif', begins: (start) => /^GIF8[79]a/.test(start), options: {} },
  avif: {
    extension: 'avif',
    begins: (start) => /^.{4}ftyp.{0,24}avi[fs]/s.test(start),
    options: { quality: 65, effort: 2 },
  },
}

/**
 * Takes a picture in: what it is is read from its content, it is decoded within limits, turned as its camera held it, and
 * written anew without metadata or anything that hid behind the picture. Kept under the hash of what was written.
 */
export async function keepPicture(storage: Storage, bytes: Buffer): Promise<{ publicUrl: string }> {
  const format = formatOf(bytes)
  if (!format) throw new Refused(415, problems.notAPicture, { errors: { file: [problems.notAPicture] } })
  const clean = await rewrite(bytes, format)
  const name = `${createHash('sha256').update(clean).digest('hex')}.${FORMATS[format].extension}`
  await storage.put(name, clean)
  return { publicUrl: `/uploads/${name}` }
}

/** The media type of a kept file, by its name; undefined for a name that `keepPicture` cannot have given. */
export function mediaTypeOf(name: string): string | undefined {
  const extension = /^[0-9a-f]{64}\.([a-z]+)$/.exec(name)?.[1]
  const format = Object.keys(FORMATS).find((key) => FORMATS[key as Format].extension === extension)
  return format && `image/${format}`
}

function formatOf(bytes: Buffer): Format | undefined {
  const start = bytes.subarray(0, 36).toString('latin1')
  return (Object.keys(FORMATS) as Format[]).find((format) => FORMATS[format].begins(start))
}

/** Decoding takes up to 200 MB for a moment, so pictures wait for each other. */
const rewrite = oneAtATime(async (bytes: Buffer, format: Format): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: true, failOn: 'error' })
  const { width = 0, height = 0 } = await picture.metadata().catch(refuseBroken)
  // The height of an animation is that of all its frames together.
  if (width * height > MAX_PIXELS)
    throw new Refused(413, problems.pictureTooBig, { errors: { file: [problems.pictureTooBig] } })
  return picture.autoOrient().toFormat(format, FORMATS[format].options).toBuffer().catch(refuseBroken)
})

function refuseBroken(error: Error): never {
  if (/pixel limit/i.test(error.message))
    throw new Refused(413, problems.pictureTooBig, { errors: { file: [problems.pictureTooBig] } })
  throw new Refused(400, problems.brokenPicture, { errors: { file: [problems.brokenPicture] } })
}
