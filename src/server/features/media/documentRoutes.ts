import multipart from '@fastify/multipart'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { DOCUMENT_MAX_BYTES } from '../../../contract/constants.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { documents } from '../../../contract/resources/documents.ts'
import { keyed } from '../../../contract/schema/endpoint.ts'
import type { ContentServices } from '../../content/stores.ts'
import { at } from '../../platform/http/access.ts'
import type { RequestLimit } from '../../platform/rateLimit/rateLimits.ts'
import { addressOf } from '../../platform/storage/fileNames.ts'
import { formLimits, readFile, uploadForm } from './receiveFile.ts'
import { storeDocument } from './uploads.ts'

interface DocumentRouteDeps {
  services: Pick<ContentServices, 'db' | 'storage'>
  limit: RequestLimit
}

/** Serves the upload of PDF files: multipart `file`, with the address of the stored file as response. */
export const documentRoutes: FastifyPluginAsync<DocumentRouteDeps> = async (app, { services, limit }) => {
  await app.register(multipart, formLimits(DOCUMENT_MAX_BYTES))
  const { schema, ...options } = uploadForm(limit)
  app.route({
    // API keys may write content.
    ...at(keyed(documents.fields.fileUrl.upload), { body: 'document' }),
    ...options,
    schema: {
      tags: ['files'],
      summary: 'Upload a PDF',
      ...schema,
      response: { 201: z.object({ publicUrl: z.string() }) },
    },
    handler: async (request, reply) => {
      const { bytes } = await readFile(request, problems.documentTooLarge)
      const { name } = await storeDocument(services, bytes)
      return reply.code(201).send({ publicUrl: addressOf(name) })
    },
  })
}
