import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { UPLOAD_MAX_BYTES } from '../../../contract/constants.ts'
import { problems } from '../../../contract/i18n/shared/problems.ts'
import { Refused } from '../../platform/http/problems.ts'
import { refusedFile } from './refusedFile.ts'

/** Has the routes of this scope read forms with a file. */
export const takeFiles = (app: FastifyInstance) =>
  app.register(multipart, {
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 2, fields: 20, parts: 22, fieldSize: 64 * 1024, headerPairs: 20 },
  })

/** A form with a file, as OpenAPI describes it. */
export const fileForm = z.object({ file: z.string().meta({ format: 'binary' }) })

export interface SentFile {
  bytes: Buffer
  /** What it was called where it comes from. */
  called: string | undefined
}

/** The one file in a form, in the field `file`; fields without a file are passed over. */
export async function fileIn(request: FastifyRequest): Promise<SentFile> {
  if (!request.isMultipart()) throw new Refused(415, problems.wrongType)
  const files: SentFile[] = []
  let others = 0
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      if (part.fieldname === 'file' && files.length === 0)
        files.push({ bytes: await part.toBuffer(), called: part.filename })
      else {
        others++
        part.file.resume() // a form is read to its end, or its sender would not hear the answer
      }
    }
  } catch (error) {
    throw refusalOf(error)
  }
  const [file] = files
  if (!file) throw refusedFile(400, problems.noFile)
  if (others > 0) throw refusedFile(400, problems.tooManyFiles)
  if (file.bytes.length === 0) throw refusedFile(400, problems.emptyFile)
  return file
}

/** What the form's reader says of a form that it cannot read, in our words. */
function refusalOf(error: unknown): Refused {
  const { code } = error as { code?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refusedFile(413, problems.fileTooLarge)
  if (code === 'FST_FILES_LIMIT') return refusedFile(400, problems.tooManyFiles)
  return new Refused(400, problems.malformed)
}
