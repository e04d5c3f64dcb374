import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { BACKUP_MAX_BYTES } from '../../../contract/constants.ts'
import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { makeFolder } from '../../platform/config/dataFolder.ts'
import { Refused } from '../../platform/http/problems.ts'
import { formRefusalOf } from '../media/receiveFile.ts'
import { rejectedFile } from '../media/sharp.ts'
import { BackupFailure } from './archiveFormat.ts'
import { failureMessage } from './backupState.ts'
import type { BackupContext } from './makeBackup.ts'
import { type ArchiveSource, openArchiveFile } from './readArchive.ts'

const { uploads } = backupTexts

/** Space in bytes that an upload leaves free on the disk of the folder: the database needs some meanwhile. */
const RESERVE = 128 * 1024 * 1024

/** Size in bytes of the largest backup that can be received now. */
export async function maxUploadBytes(folder: string): Promise<number> {
  makeFolder(folder)
  const { bavail, bsize } = await statfs(folder)
  return Math.max(0, Math.min(BACKUP_MAX_BYTES, bavail * bsize - RESERVE))
}

/**
 * Receives the multipart form of a backup, and runs work with it as an archive. Its temporary file has no name from the
 * start, so that nothing is left of it whatever ends the process.
 */
export async function withReceivedBackup<T>(
  request: FastifyRequest,
  { folder, passphrase }: Pick<BackupContext, 'folder' | 'passphrase'>,
  work: (source: ArchiveSource) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new Refused(415, problems.wrongType)
  const maxBytes = await maxUploadBytes(folder)
  // The form around the file is small.
  if (Number(request.headers['content-length']) > maxBytes + 64 * 1024) throw tooLarge()
  const file = await openNameless(folder).catch((error: unknown) => {
    throw unwritable(error)
  })
  try {
    const given = await receive(request, file, maxBytes)
    // The administrator vouches for the file, which nobody else could put there.
    const options = { passphrase: given || passphrase, acceptsUnencrypted: true }
    return await work(await openArchiveFile(file, 'The uploaded file', options))
  } finally {
    await file.close()
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `uploaded-backup.${randomUUID()}.partial`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

/** Writes the form's file, and returns its passphrase. */
async function receive(request: FastifyRequest, file: FileHandle, maxBytes: number): Promise<string | undefined> {
  let passphrase: string | undefined
  let files = 0
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'passphrase') passphrase = String(part.value)
      } else if (part.fieldname === 'file' && ++files === 1) await file.writeFile(limited(part.file, maxBytes))
      // A form is read to its end, or its client would not read the response.
      else part.file.resume()
    }
  } catch (error) {
    const { syscall } = error as NodeJS.ErrnoException
    throw syscall === 'write' || syscall === 'open' ? unwritable(error) : formRefusalOf(error, uploads.tooLarge)
  }
  if (files === 0) throw rejectedFile(400, problems.noFile)
  if (files > 1) throw rejectedFile(400, problems.tooManyFiles)
  return passphrase
}

async function* limited(content: AsyncIterable<Buffer>, maxBytes: number) {
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > maxBytes) throw tooLarge()
    yield chunk
  }
}

const tooLarge = () => rejectedFile(413, uploads.tooLarge)

/** The response if the disk cannot take the file. */
const unwritable = (error: unknown) => Object.assign(new Refused(503, failureMessage(error)), { cause: error })

/** The response for an uploaded archive that is refused: what is wrong with which field, and what to do. */
export function uploadRefusalOf(error: unknown): Refused | undefined {
  if (!(error instanceof BackupFailure)) return undefined
  const [status, field, message] = UPLOAD_REFUSALS[error.problem] ?? []
  return status && field && message ? new Refused(status, message, { errors: { [field]: [message] } }) : undefined
}

const UPLOAD_REFUSALS: Partial<
  Record<BackupFailure['problem'], [status: number, field: 'file' | 'passphrase', message: string]>
> = {
  notABackup: [415, 'file', uploads.notABackup],
  damaged: [400, 'file', uploads.damaged],
  newer: [400, 'file', uploads.newer],
  noPassphrase: [400, 'passphrase', uploads.noPassphrase],
  wrongPassphrase: [400, 'passphrase', uploads.wrongPassphrase],
}
