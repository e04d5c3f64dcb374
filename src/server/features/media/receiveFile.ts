import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { unvalidatedBody } from '../../platform/http/bodies.ts'
import { Refused } from '../../platform/http/problems.ts'
import type { RequestLimit } from '../../platform/rateLimit/rateLimits.ts'
import { rejectedFile } from './sharp.ts'

/** Limits of a form with one file. */
export const formLimits = (fileSize: number) => ({
  limits: { fileSize, files: 2, fields: 20, parts: 22, fieldSize: 64 * 1024, headerPairs: 20 },
})

/** Route options of a form with one file, in the field `file`. */
export const uploadForm = (limit: RequestLimit) => ({
  onRequest: limit,
  ...unvalidatedBody,
  schema: {
    consumes: ['multipart/form-data'],
    body: z.object({ file: z.string().meta({ format: 'binary' }) }),
  },
})

/** The single file of a form, from the field `file`, and its name; fields without a file are ignored. */
export async function readFile(
  request: FastifyRequest,
  tooLarge: string = problems.fileTooLarge,
): Promise<{ bytes: Buffer; fileName: string | undefined }> {
  if (!request.isMultipart()) throw new Refused(415, problems.wrongType)
  const files: Awaited<ReturnType<typeof readFile>>[] = []
  let others = 0
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      if (part.fieldname === 'file' && files.length === 0)
        files.push({ bytes: await part.toBuffer(), fileName: part.filename })
      else {
        others++
        part.file.resume() // a form must be read to its end, or its client would not read the response
      }
    }
  } catch (error) {
    throw formRefusalOf(error, tooLarge)
  }
  const [file] = files
  if (!file) throw rejectedFile(400, problems.noFile)
  if (others > 0) throw rejectedFile(400, problems.tooManyFiles)
  if (file.bytes.length === 0) throw rejectedFile(400, problems.emptyFile)
  return file
}

/** An error of the form's parser as a response. */
export function formRefusalOf(error: unknown, tooLarge: string): Refused {
  if (error instanceof Refused) return error
  const { code } = error as { code?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return rejectedFile(413, tooLarge)
  if (code === 'FST_FILES_LIMIT') return rejectedFile(400, problems.tooManyFiles)
  return new Refused(400, problems.malformed)
}
