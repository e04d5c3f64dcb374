import { availableParallelism } from 'node:os'
import type { Sharp, SharpOptions } from 'sharp'
import { memoizeAsync } from '../../platform/async/promises.ts'
import { atMost } from './atMost.ts'

/** More than any camera that an administrator has; decoded it takes 200 MB for a moment. Formats that cost more have limits of their own. */
const MAX_PIXELS = 50_000_000

/** Weighted megapixels that are decoded at a time in the whole process: some 300 MB. */
const MOST_MEGAPIXELS = 64
/** Small pictures share the processors: no more of them at a time than this. */
const MOST_PICTURES = Math.min(4, Math.max(2, availableParallelism() - 1))

/** The decoders that hostile files may reach; libvips has many more. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}`)

/** Loaded when first used: a site that nobody uploads to needs no decoder. */
const load = memoizeAsync(async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: DECODERS })
  return sharp
})

/** Opens a picture within the limits. */
export async function openPicture(bytes: Buffer, options?: Pick<SharpOptions, 'raw'>): Promise<Sharp> {
  return (await load())(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options })
}

const decoding = atMost(MOST_MEGAPIXELS)

export interface Decoded {
  width: number
  height: number
  /** Memory for each pixel, as a multiple of JPEG's. */
  weight: number
}

/** Decoding takes memory and processors: runs once the pictures that are being decoded leave room for these, urgent ones first. */
export function decode<R>(pictures: readonly Decoded[], work: () => Promise<R>, isUrgent = false): Promise<R> {
  const megapixels = pictures.reduce((sum, { width, height, weight }) => sum + (weight * width * height) / 1e6, 0)
  return decoding(work, { isUrgent, weight: Math.max(megapixels, MOST_MEGAPIXELS / MOST_PICTURES) })
}
