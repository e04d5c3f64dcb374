import { createHash } from 'node:crypto'
import { problems } from '../../contract/texts/problems.ts'
import { Refused } from '../problems.ts'
import { cleanPicture } from './cleanPicture.ts'
import { formatOf, formats } from './formats.ts'
import type { Result } from './pictureProcess.ts'
import type { Storage } from './storage.ts'

/**
 * Takes a picture in: what it is is read from its content, it is cleaned of all that is not the picture, and kept under
 * the hash of what remains.
 */
export async function keepPicture(storage: Storage, bytes: Buffer): Promise<{ publicUrl: string }> {
  const format = formatOf(bytes)
  if (!format) throw refuseFile(415, problems.notAPicture)
  const result = await cleanPicture(bytes, format)
  if ('refused' in result) throw refusals[result.refused]()
  const hash = createHash('sha256').update(result.bytes).digest('hex')
  const name = `${hash}.${formats[format].extension}`
  await storage.put(name, result.bytes)
  return { publicUrl: `/uploads/${name}` }
}

/** A refusal under the name of the multipart field. */
export const refuseFile = (status: number, message: string) =>
  new Refused(status, message, { errors: { file: [message] } })

const refusals: Record<Extract<Result, { refused: unknown }>['refused'], () => Refused> = {
  broken: () => refuseFile(400, problems.brokenPicture),
  tooBig: () => refuseFile(413, problems.pictureTooBig),
}
