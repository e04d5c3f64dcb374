import pLimit from 'p-limit'
import type { Sharp, SharpOptions } from 'sharp'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'
import { Refused } from '../../platform/http/problems.ts'

/** Pixel limit of an image, above any camera's. Formats that cost more to decode have lower limits. */
const MAX_PIXELS = 50_000_000

/** The decoders available to uploaded files; libvips has many more. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}`)

/** Loads sharp on first use: a site without uploads needs no decoder. */
const load = memoizeAsync(async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: DECODERS })
  return sharp
})

/** Opens an image within the pixel limit. Frames of an animation count together, so `animated` has its own limit. */
export async function openImage(
  bytes: Buffer,
  options?: Pick<SharpOptions, 'raw' | 'animated' | 'limitInputPixels'>,
): Promise<Sharp> {
  return (await load())(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options })
}

/**
 * Limits concurrent decoding in the process: an image of 50 megapixels takes 200 MB, and libvips already uses all
 * processors for one image. Work within the limit must not wait for it again.
 */
export const decoding = pLimit(2)

/** A rejection of an uploaded file, reported under the form's `file` field. */
export const rejectedFile = (status: number, message: string) =>
  new Refused(status, message, { errors: { file: [message] } })

/** Throws the rejection for a decoder error: too many pixels, or an unreadable file. */
export function rejectBroken({ message }: Error, broken: string = problems.brokenPicture): never {
  throw /pixel limit/i.test(message) ? rejectedFile(413, problems.pictureTooBig) : rejectedFile(400, broken)
}
