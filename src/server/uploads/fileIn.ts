import type { FastifyRequest } from 'fastify'
import { problems } from '../../contract/texts/both/problems.ts'
import { Refused } from '../shared/problems.ts'
import { refusedFile } from './cleanPicture.ts'

/** The bytes of the one file in a form, in the field `file`; fields without a file are passed over. */
export async function fileIn(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refused(415, problems.wrongType)
  const files: Buffer[] = []
  let others = 0
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      if (part.fieldname === 'file' && files.length === 0) files.push(await part.toBuffer())
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
  if (file.length === 0) throw refusedFile(400, problems.emptyFile)
  return file
}

/** What the form's reader says of a form that it cannot read, in our words. */
function refusalOf(error: unknown): Refused {
  const { code } = error as { code?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refusedFile(413, problems.fileTooLarge)
  if (code === 'FST_FILES_LIMIT') return refusedFile(400, problems.tooManyFiles)
  return new Refused(400, problems.malformed)
}
