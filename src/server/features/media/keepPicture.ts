import { createHash } from 'node:crypto'
import { problems } from '../../../contract/i18n/shared/problems.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import { type Actor, SYSTEM } from '../../platform/events/actor.ts'
import { addressOf, typeOf } from '../../platform/storage/fileNames.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type CleanPicture, cleanPicture } from './cleanPicture.ts'
import { formatOf } from './formats.ts'
import { enterPicture, type Said } from './library/enterPicture.ts'
import { refusedFile } from './refusedFile.ts'
import { cleanSvg, isSvg } from './svg/cleanSvg.ts'
import { saveUpload, type UploadRow } from './uploadRows.ts'

/** Where pictures are kept, and what is known of them. */
export interface Shelf {
  db: Db
  storage: Storage
}

export interface KeepOptions {
  takesSvg?: boolean
  /** What its file was called where it comes from. */
  called?: string | undefined
  /** What is seen in it. */
  said?: Said | undefined
  /** Who uploads it. */
  actor?: Actor
}

/**
 * Takes a picture in: what it is is read from its content; it is cleaned, and kept under the hash of what is left. Throws
 * a refusal for anything else.
 */
export async function keepPicture(
  { db, changes, storage }: Shelf & TransactionContext,
  file: Buffer,
  { takesSvg = false, called, said, actor = SYSTEM }: KeepOptions = {},
) {
  const { bytes, upload } = await uploadOf(file, takesSvg)
  // The row first: from here on the collector of garbage leaves the file alone. The library shows none whose file did not come.
  await saveUpload(db, upload)
  await storage.put(upload.name, bytes)
  await enterPicture({ db, changes }, upload, { called, said, actor })
  return { name: upload.name, publicUrl: addressOf(upload.name) }
}

/** What would be kept of a file, and what would be known of it. */
export async function uploadOf(file: Buffer, takesSvg: boolean): Promise<{ bytes: Buffer; upload: UploadRow }> {
  const { bytes, extension, ...facts } = await cleaned(file, takesSvg)
  const name = nameOf(bytes, extension)
  const createdAt = new Date().toISOString()
  return { bytes, upload: { ...facts, name, type: typeOf(extension), bytes: bytes.length, createdAt } }
}

/** Where a picture is kept, or would be, which follows from what is in it. */
export async function addressOfKept(file: Buffer): Promise<string> {
  const { bytes, extension } = await cleaned(file, false)
  return addressOf(nameOf(bytes, extension))
}

const nameOf = (bytes: Buffer, extension: string) => `${createHash('sha256').update(bytes).digest('hex')}.${extension}`

async function cleaned(file: Buffer, takesSvg: boolean): Promise<CleanPicture> {
  const format = formatOf(file)
  if (format) return cleanPicture(file, format)
  if (!isSvg(file)) throw refusedFile(415, takesSvg ? problems.notALogo : problems.notAPicture)
  if (!takesSvg) throw refusedFile(415, problems.svgOnlyForLogo)
  return cleanSvg(file)
}
