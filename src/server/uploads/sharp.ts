import { availableParallelism } from 'node:os'
import type { Sharp, SharpOptions } from 'sharp'
import { atMost } from './atMost.ts'

/** More than any camera that an administrator has; decoded it takes 200 MB for a moment. */
const MAX_PIXELS = 50_000_000

/** The decoders that hostile files may reach; libvips has many more. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}`)

const load = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: DECODERS })
  return sharp
}
let loaded: ReturnType<typeof load> | undefined

/** Opens a picture within the limits. Loaded when first used: a site that nobody uploads to needs no decoder. */
export async function openPicture(bytes: Buffer, options?: Pick<SharpOptions, 'raw'>): Promise<Sharp> {
  loaded ??= load()
  return (await loaded)(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options })
}

/** Decoding takes memory, so few pictures of the whole process are decoded at a time. */
export const fewAtATime = atMost(Math.max(1, Math.min(2, availableParallelism() - 1)))
