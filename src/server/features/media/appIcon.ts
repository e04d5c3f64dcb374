import { decoding, openImage } from './sharp.ts'

/** The whole icon in a square, as PNG with its transparency. */
export const fittedIcon = (file: Buffer, size: number): Promise<Buffer> =>
  decoding(async () =>
    (await openImage(file)).resize(size, size, { fit: 'contain', background: '#fff0' }).png().toBuffer(),
  )

/** Share of a home screen icon inside the safe zone of maskable icons, for icons that do not fill a square. */
const SAFE = 0.7
/** Ratio of the sides up to which an opaque image counts as a square. */
const NEARLY_SQUARE = 1.05

/** An opaque square: an opaque square image as it is, any other one on white, inside the safe zone. */
export const appIcon = (file: Buffer, size: number): Promise<Buffer> =>
  decoding(async () => {
    const picture = await openImage(file)
    const [{ width, height }, { isOpaque }] = [await picture.metadata(), await picture.stats()]
    const fills = isOpaque && Math.max(width, height) / Math.min(width, height) < NEARLY_SQUARE
    const inner = fills ? size : Math.round(size * SAFE)
    const [before, after] = [Math.floor((size - inner) / 2), Math.ceil((size - inner) / 2)]
    const background = '#fff'
    return picture
      .flatten({ background })
      .resize(inner, inner, { fit: fills ? 'cover' : 'contain', background })
      .extend({ top: before, bottom: after, left: before, right: after, background })
      .png()
      .toBuffer()
  })
