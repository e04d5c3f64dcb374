import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { UPLOAD_MAX_BYTES } from '../../contract/constants.ts'
import { type Resource, uploadsOf } from '../../contract/resource.ts'
import { problems } from '../../contract/texts/problems.ts'
import { at } from '../http/access.ts'
import { Refused } from '../problems.ts'
import { keepPicture, refuseFile } from './keepPicture.ts'
import type { Storage } from './storage.ts'

const uploadAnswer = z.object({ publicUrl: z.string() })

/** Serves every upload endpoint that fields declare: multipart `file`, answered by the address under which it is kept. */
export const uploadRoutes: FastifyPluginAsync<{ resources: readonly Resource[]; storage: Storage }> = async (
  app,
  { resources, storage },
) => {
  await app.register(multipart, { limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 20, parts: 21 } })

  for (const [endpoint, fields] of uploadsOf(resources))
    app.route({
      ...at(endpoint),
      schema: {
        tags: ['files'],
        summary: `Upload a picture for ${fields.join(', ')}`,
        consumes: ['multipart/form-data'],
        response: { 201: uploadAnswer },
      },
      handler: async (request, reply) => reply.code(201).send(await keepPicture(storage, await fileIn(request))),
    })
}

/** The bytes of the part named `file`, whatever comes before it. */
async function fileIn(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refused(415, problems.wrongType)
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      const bytes = await (part as MultipartFile).toBuffer()
      if (part.fieldname === 'file' && bytes.length) return bytes
    }
  } catch (error) {
    throw refusalOf(error)
  }
  throw refuseFile(400, problems.noFile)
}

function refusalOf(error: unknown): unknown {
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refuseFile(413, problems.fileTooLarge)
  return statusCode && statusCode < 500
    ? new Refused(statusCode, problems.malformed)
    : new Refused(400, problems.malformed)
}
