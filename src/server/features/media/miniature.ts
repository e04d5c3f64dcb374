import { openPicture } from './sharp.ts'

/** Longest sides to try, in pixels: the first one whose address is short enough is taken. */
const SIDES = [16, 12, 8]
const MAX_LENGTH = 400
/** A picture that is less opaque than this anywhere lets a miniature behind it shine through. */
const OPAQUE = 250

/**
 * A picture of a few pixels as a `data:` address of at most 400 characters, for pages to show, blurred, until the
 * picture itself is there. Null for pictures with holes. Decodes the whole first frame, so it fails where that is broken.
 */
export async function miniatureOf(bytes: Buffer): Promise<string | null> {
  const picture = await openPicture(bytes)
  const small = picture.resize({ width: SIDES[0], height: SIDES[0], fit: 'inside' }).toColourspace('srgb').ensureAlpha()
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true })
  if (data.some((value, i) => i % 4 === 3 && value < OPAQUE)) return null
  const raw = { width: info.width, height: info.height, channels: info.channels } as const
  for (const side of SIDES) {
    const miniature = (await openPicture(data, { raw })).removeAlpha()
    const webp = await miniature.resize({ width: side, height: side, fit: 'inside' }).webp({ quality: 30 }).toBuffer()
    const address = `data:image/webp;base64,${webp.toString('base64')}`
    if (address.length <= MAX_LENGTH) return address
  }
  return null
}
