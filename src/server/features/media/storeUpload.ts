import { createHash } from 'node:crypto'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import { type Actor, SYSTEM } from '../../platform/db/transaction.ts'
import { addressOf, typeOf } from '../../platform/storage/fileNames.ts'
import { type CleanImage, cleanImage, readFacts } from './cleanImage.ts'
import { FORMATS, type Format, formatOf } from './formats.ts'
import { type AltTexts, enterPicture } from './library/enterPicture.ts'
import { rejectedFile } from './rejectFile.ts'
import { cleanSvg, isSvg } from './svg/cleanSvg.ts'
import { type FileContext, saveUpload, touchUpload, type UploadRow } from './uploads.ts'

interface FileOptions {
  /** SVG is accepted for the logo only. */
  takesSvg?: boolean
  /** The file comes with the program, and is clean: it is stored as it is. */
  isClean?: boolean
}

export interface UploadOptions extends FileOptions {
  /** What its file was called where it comes from. */
  fileName?: string | undefined
  altTexts?: AltTexts | undefined
  /** Who uploads it. */
  actor?: Actor
}

/** Stores an image and enters it in the library. Throws `Refused` for anything else. */
export async function storeUpload(
  { db, changes, storage }: FileContext & TransactionContext,
  file: Buffer,
  { fileName, altTexts, actor = SYSTEM, ...options }: UploadOptions = {},
): Promise<UploadRow> {
  const upload = await storeFile({ db, storage }, file, options)
  await enterPicture({ db, changes }, upload, { fileName, altTexts, actor })
  return upload
}

/**
 * Stores a cleaned image under the SHA-256 of its content. Its row comes first: from then on garbage collection leaves the file alone.
 * A file that was served from here, and comes back as it is, is recognised.
 */
export async function storeFile(context: FileContext, file: Buffer, options: FileOptions = {}): Promise<UploadRow> {
  const { db, storage } = context
  const createdAt = new Date().toISOString()
  const format = acceptedFormat(file, options)
  const known = format && (await touchUpload(db, nameOf(file, FORMATS[format].extension), createdAt))
  if (known) {
    await storage.put(known.name, file)
    return known
  }
  const { bytes, extension, ...facts } = await cleaned(file, format, options)
  const upload = {
    ...facts,
    name: nameOf(bytes, extension),
    type: typeOf(extension),
    bytes: bytes.length,
    createdAt,
  }
  await saveUpload(db, upload)
  await storage.put(upload.name, bytes)
  return upload
}

/** The address at which a file that is clean already is served. */
export const addressOfClean = (file: Buffer): string => addressOf(nameOf(file, FORMATS[formatOf(file)!].extension))

const nameOf = (bytes: Buffer, extension: string) => `${createHash('sha256').update(bytes).digest('hex')}.${extension}`

/** The format of a raster image; undefined for an SVG where that is accepted. */
function acceptedFormat(file: Buffer, { takesSvg }: FileOptions): Format | undefined {
  const format = formatOf(file)
  if (format) return format
  if (!isSvg(file)) throw rejectedFile(415, takesSvg ? problems.notALogo : problems.notAPicture)
  if (!takesSvg) throw rejectedFile(415, problems.svgOnlyForLogo)
  return undefined
}

async function cleaned(file: Buffer, format: Format | undefined, { isClean }: FileOptions): Promise<CleanImage> {
  if (!format) return cleanSvg(file)
  if (!isClean) return cleanImage(file, format)
  return { bytes: file, extension: FORMATS[format].extension, ...(await readFacts(file)) }
}
