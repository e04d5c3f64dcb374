import type { Metadata } from 'sharp'
import { problems } from '../../../contract/i18n/shared/problems.ts'
import type { Extension } from '../../platform/storage/fileNames.ts'
import { FORMATS, type Format } from './formats.ts'
import { miniatureOf } from './miniature.ts'
import { refuseCostly } from './refuseCostly.ts'
import { refusedFile } from './refusedFile.ts'
import { decode, openPicture } from './sharp.ts'

/** A picture as it is kept, and what is known of it. */
export interface CleanPicture {
  bytes: Buffer
  extension: Extension
  width: number
  height: number
  placeholder: string | null
}

/**
 * Takes in a picture: decoded within limits, upright, in sRGB, without metadata and without anything that hid in its
 * file. One that is upright and in sRGB keeps each of its pixels as it is; others are written anew. Moving pictures keep
 * moving. Somebody waits for it, so it goes before the sizes that wait to be made.
 */
export async function cleanPicture(file: Buffer, format: Format): Promise<CleanPicture> {
  const head = await headOf(file, format)
  refuseCostly(head, file, format)
  const { width, height } = head
  return decode([{ width, height, weight: FORMATS[format].weight }], () => clean(file, head, format), true)
}

async function clean(file: Buffer, head: Metadata, format: Format): Promise<CleanPicture> {
  const stripped = strippedOf(file, format)
  const bytes = stripped && !isToBeRewritten(head) ? stripped : await rewritten(file, format)
  const { width, height } = await (await openPicture(bytes)).metadata().catch(refuseBroken)
  const placeholder = await miniatureOf(bytes).catch(refuseBroken)
  return { bytes, extension: FORMATS[format].extension, width, height, placeholder }
}

/** What the head of a file says, read before anything is decoded. */
async function headOf(file: Buffer, format: Format): Promise<Metadata> {
  const picture = await openPicture(file)
  const head = await picture.metadata().catch(refuseBroken)
  if (head.format !== FORMATS[format].decodedAs) throw refusedFile(400, problems.brokenPicture)
  return head
}

function strippedOf(file: Buffer, format: Format): Buffer | undefined {
  const { strip, harmlessTail } = FORMATS[format]
  if (!strip) return undefined
  const { bytes, tail } = attempt(() => strip(file))
  if (!harmlessTail.test(tail.toString('latin1'))) throw refusedFile(400, problems.moreThanAPicture)
  return bytes
}

/** Moving pictures are never turned nor have profiles of their own; written anew they would lose what they have. */
const isToBeRewritten = ({ pages = 1, orientation = 1, space, icc }: Metadata): boolean =>
  pages === 1 && (orientation !== 1 || space === 'cmyk' || (icc !== undefined && !isSrgb(icc)))

/** By the name that the profile gives itself, in one of the two ways in which profiles write names (ICC.1, 10.15). */
const isSrgb = (icc: Buffer): boolean => icc.includes('sRGB', 0, 'latin1') || icc.includes(BIG_ENDIAN_SRGB)
const BIG_ENDIAN_SRGB = Buffer.from('sRGB', 'utf16le').swap16()

async function rewritten(file: Buffer, format: Format): Promise<Buffer> {
  const picture = await openPicture(file)
  return FORMATS[format].encode(picture.autoOrient().toColourspace('srgb')).toBuffer().catch(refuseBroken)
}

function attempt<R>(work: () => R): R {
  try {
    return work()
  } catch (error) {
    return refuseBroken(error as Error)
  }
}

/** Refuses what the decoder refuses: too many pixels, or a file that it cannot read. */
export function refuseBroken({ message }: Error, broken: string = problems.brokenPicture): never {
  throw /pixel limit/i.test(message) ? refusedFile(413, problems.pictureTooBig) : refusedFile(400, broken)
}
