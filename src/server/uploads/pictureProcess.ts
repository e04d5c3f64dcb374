import sharp from 'sharp'
import { type Format, isBare } from './formats.ts'

/** What this process is sent, and what it sends back. */
export interface Task {
  bytes: Uint8Array
  format: Format
}
export type Result = { bytes: Uint8Array } | { refused: 'broken' | 'tooBig' }

/** Counted before anything is decoded; all frames of an animation together. */
const MAX_PIXELS = 50_000_000

/** How each format is written. */
const WRITTEN: Record<Format, object> = {
  png: {},
  jpeg: { quality: 90, mozjpeg: true },
  webp: { quality: 90 },
  gif: {},
  avif: { quality: 65, effort: 2 },
}

sharp.cache(false)

/** Decodes a picture within limits, turns it as its camera held it, and writes it without anything beside the picture. */
async function clean(bytes: Buffer, format: Format): Promise<Result> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: true, failOn: 'error' })
    if (!isBare(bytes, format))
      return { bytes: await picture.autoOrient().toFormat(format, WRITTEN[format]).toBuffer() }
    await picture.raw().toBuffer()
    return { bytes }
  } catch (error) {
    return { refused: /pixel limit/i.test((error as Error).message) ? 'tooBig' : 'broken' }
  }
}

process.on('message', async ({ bytes, format }: Task) => process.send?.(await clean(Buffer.from(bytes), format)))
process.on('disconnect', () => process.exit())
// Whoever stops the server stops all of its processes; this one ends when the server, done with its work, is gone.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
