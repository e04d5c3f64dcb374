import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { widthsOf } from '../../../contract/domain/pictures.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { addressOf, namesOf, typeOf } from '../../platform/storage/fileNames.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { checkPdf } from './checkPdf.ts'
import { type CleanImage, cleanImage, FORMATS, type Format, formatOf, readFacts } from './cleanImage.ts'
import { rejectedFile } from './sharp.ts'
import { cleanSvg, isSvg } from './svg/cleanSvg.ts'

/** The row of a stored file, which is served while the row exists. */
export type UploadRow = Selectable<Tables['uploads']>

export interface FileContext {
  db: Db
  storage: Storage
}

export interface FileOptions {
  /** SVG is accepted for logos only. */
  takesSvg?: boolean
  /** The file is part of this software and already clean: it is stored unchanged. */
  isClean?: boolean
}

/**
 * Stores a cleaned image under the SHA-256 of its content. Its row is written first: from then on garbage collection
 * keeps the file. A file that was downloaded from here and is uploaded again unchanged is recognised. Throws `Refused`
 * for files that are not images.
 */
export async function storeFile(
  { db, storage }: FileContext,
  file: Buffer,
  options: FileOptions = {},
): Promise<UploadRow> {
  const createdAt = new Date().toISOString()
  const format = acceptedFormat(file, options)
  const known = format && (await renewUpload(db, nameOf(file, FORMATS[format].extension), createdAt))
  if (known) {
    await storage.put(known.name, file)
    return known
  }
  const { bytes, extension, ...facts } = await cleaned(file, format, options)
  const name = nameOf(bytes, extension)
  const upload: UploadRow = { ...facts, name, type: typeOf(extension), bytes: bytes.length, pages: null, createdAt }
  await insertUpload(db, upload)
  await storage.put(name, bytes)
  return upload
}

/** Stores the row of an upload again, after a concurrent deletion of the file's picture has removed it. */
export const restoreUploadRow = (db: Db, upload: UploadRow): Promise<unknown> =>
  db
    .insertInto('uploads')
    .values(upload)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Stores a PDF, as `storeFile` stores an image, but unchanged. Throws `Refused` for a file that is no harmless PDF. */
export async function storeDocument({ db, storage }: FileContext, file: Buffer): Promise<UploadRow> {
  const createdAt = new Date().toISOString()
  const name = nameOf(file, 'pdf')
  const { pages } = await checkPdf(file)
  const facts = { type: typeOf('pdf'), bytes: file.length, pages, width: 0, height: 0, placeholder: null }
  const upload: UploadRow = { name, createdAt, ...facts }
  await insertUpload(db, upload)
  await storage.put(name, file)
  return upload
}

const insertUpload = (db: Db, upload: UploadRow) =>
  db
    .insertInto('uploads')
    .values(upload)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ createdAt: upload.createdAt }))
    .execute()

/** The address of a file that is already clean. */
export const addressOfClean = (file: Buffer): string => addressOf(nameOf(file, FORMATS[formatOf(file)!].extension))

/** Sets the time of an upload; undefined if there is none of that name. */
export const renewUpload = (db: Db, name: string, createdAt: string): Promise<UploadRow | undefined> =>
  db.updateTable('uploads').set({ createdAt }).where('name', '=', name).returningAll().executeTakeFirst()

export const findUpload = (db: Db, hash: string): Promise<UploadRow | undefined> =>
  db.selectFrom('uploads').selectAll().where('name', 'in', namesOf(hash)).executeTakeFirst()

/** The widths of an upload's renditions; an SVG and a PDF have none. */
export const renditionWidths = ({ type, width }: Pick<UploadRow, 'type' | 'width'>): number[] =>
  type === 'image/svg+xml' || !type.startsWith('image/') ? [] : widthsOf(width)

const nameOf = (bytes: Buffer, extension: string) => `${createHash('sha256').update(bytes).digest('hex')}.${extension}`

/** The format of a raster image; undefined for an SVG if SVG is accepted. */
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
