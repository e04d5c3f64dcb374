import type { Sharp } from 'sharp'
import { PICTURE_WIDTHS, type PictureFormat } from '../../../contract/domain/pictures.ts'
import { UPRIGHT, uprightShare } from '../../../contract/domain/uprightPictures.ts'
import type { Size } from '../../platform/storage/fileNames.ts'
import { openPicture } from './sharp.ts'

/**
 * AVIF's effort 2 takes a tenth of the time of 4, for files that are hardly larger; its quality 45 looks like 55, drawings and
 * photographs alike, and weighs a third less.
 */
const ENCODE: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 45, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80 }),
}

/** Below this each size may decode the picture by itself, in pixels. */
const LARGE = 4_000_000

/**
 * What sizes of a picture are made of: a large one that takes long to decode is decoded once, to the width of its widest
 * size. JPEG's decoder makes small pictures of large ones itself.
 */
export async function reduced(bytes: Buffer): Promise<Buffer> {
  const picture = await openPicture(bytes)
  const { width, height, format } = await picture.metadata()
  if (format === 'jpeg' || width * height < LARGE) return bytes
  return picture
    .resize({ width: PICTURE_WIDTHS.at(-1)!, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** A picture, or its upright part, in another size and format, with its transparency; the first frame of one that moves. */
export async function derive(bytes: Buffer, { width, format, isUpright = false }: Size): Promise<Buffer> {
  const picture = await openPicture(bytes)
  const sized = isUpright ? await uprightPart(picture, width) : picture.resize({ width, withoutEnlargement: true })
  return ENCODE[format](sized).toBuffer()
}

/** As large as the picture `width` pixels wide has it; all of one that is upright itself. */
async function uprightPart(picture: Sharp, width: number): Promise<Sharp> {
  const whole = await picture.metadata()
  const part = Math.round(whole.width * uprightShare(whole))
  return picture
    .extract({ left: Math.round((whole.width - part) * UPRIGHT.position), top: 0, width: part, height: whole.height })
    .resize({ width: Math.round((part * width) / whole.width) })
}
