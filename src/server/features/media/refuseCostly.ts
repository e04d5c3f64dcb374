import type { Metadata } from 'sharp'
import { problems } from '../../../contract/i18n/shared/problems.ts'
import { countScans } from './containers/jpeg.ts'
import { countFrames } from './containers/png.ts'
import { FORMATS, type Format } from './formats.ts'
import { refusedFile } from './refusedFile.ts'

/** All frames of an animation together, in megapixels: browsers decode every one of them. */
const MOST_MEGAPIXELS_OF_FRAMES = 200
/** Scans of a progressive JPEG that cost as much as one pass over its pixels; encoders write 10, hostile ones thousands. */
const SCANS_OF_A_PASS = 15
/** Nobody counts further. */
const MOST_SCANS = 10_000
/** An interlaced PNG is held in memory as a whole, and read in seven passes. */
const PASSES_OF_INTERLACED = 2

/**
 * Pixel limits by format, read from the head of a file before anything is decoded: a file of a few kilobytes may cost
 * minutes of a processor and gigabytes of memory.
 */
export function refuseCostly(head: Metadata, file: Buffer, format: Format): void {
  const { called, megapixels } = FORMATS[format]
  const size = (head.width * head.height) / 1e6
  if (size > megapixels) throw refusedFile(413, problems.pictureTooBigAs(called, megapixels))
  if (size * passesOf(head, file, format) > megapixels) throw refusedFile(413, problems.tooManyPasses(called))
  if (size * framesOf(head, file, format) > MOST_MEGAPIXELS_OF_FRAMES)
    throw refusedFile(413, problems.tooManyFrames(MOST_MEGAPIXELS_OF_FRAMES))
}

function passesOf({ isProgressive }: Metadata, file: Buffer, format: Format): number {
  if (format === 'jpeg') return Math.max(1, countScans(file, MOST_SCANS) / SCANS_OF_A_PASS)
  return format === 'png' && isProgressive ? PASSES_OF_INTERLACED : 1
}

/** The decoder knows the frames of GIF, WebP and AVIF, not those of PNG. */
const framesOf = ({ pages = 1 }: Metadata, file: Buffer, format: Format): number =>
  format === 'png' ? countFrames(file) : pages
