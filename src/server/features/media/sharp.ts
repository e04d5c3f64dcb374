import pLimit from 'p-limit'
import type { Sharp, SharpOptions } from 'sharp'
import { memoizeAsync } from '../../platform/async/promises.ts'

/** More than any camera takes that an administrator has. Formats that cost more have limits of their own. */
const MAX_PIXELS = 50_000_000

/** The decoders that hostile files may reach; libvips has many more. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}`)

/** Loaded on first use: a site without uploads needs no decoder. */
const load = memoizeAsync(async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: DECODERS })
  return sharp
})

/** Opens an image within the pixel limit. Frames of an animation count together, so that `animated` needs a limit of its own. */
export async function openImage(
  bytes: Buffer,
  options?: Pick<SharpOptions, 'raw' | 'animated' | 'limitInputPixels'>,
): Promise<Sharp> {
  return (await load())(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options })
}

/**
 * Limits decoding in the whole process: an image of 50 megapixels takes 200 MB for a moment, and libvips already spreads each one
 * over the processors. Work that runs within the limit must not wait for it again.
 */
export const decoding = pLimit(2)
