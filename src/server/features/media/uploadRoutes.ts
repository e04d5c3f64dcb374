import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { isContent } from '../../../contract/api/keyAccess.ts'
import { type Endpoint, keyed } from '../../../contract/schema/endpoint.ts'
import { uploadsOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Singleton } from '../../../contract/schema/singleton.ts'
import { at } from '../../platform/http/access.ts'
import { actorOf } from '../../platform/http/actorOf.ts'
import type { RequestLimit } from '../../platform/rateLimit/requestLimits.ts'
import { fileForm, fileIn, takeFiles } from './fileIn.ts'
import type { Uploads } from './uploads.ts'

type Declared = Resource | Singleton

const uploadAnswer = z.object({ publicUrl: z.string() })

/** Serves every upload endpoint that fields declare: multipart `file`, answered by the address under which it is kept. */
export const uploadRoutes: FastifyPluginAsync<{
  declared: readonly Declared[]
  uploads: Uploads
  limit: RequestLimit
}> = async (app, { declared, uploads, limit }) => {
  await takeFiles(app)

  for (const [endpoint, fields] of uploadsOf(declared)) {
    const takesSvg = declared.some((each) => takesSvgAt(endpoint, each))
    app.route({
      ...at(isForContent(endpoint, declared) ? keyed(endpoint) : endpoint),
      schema: {
        tags: ['files'],
        summary: `Upload a picture for ${[...new Set(fields)].join(', ')}`,
        consumes: ['multipart/form-data'],
        body: fileForm,
        response: { 201: uploadAnswer },
      },
      onRequest: limit,
      // The schema describes the form; what is in it is read piece by piece, within limits, by the handler.
      validatorCompiler: () => (data: unknown) => ({ value: data }),
      handler: async (request, reply) => {
        const { bytes, called } = await fileIn(request)
        return reply.code(201).send(await uploads.keep(bytes, { takesSvg, called, actor: actorOf(request) }))
      },
    })
  }
}

/** Whether a picture that is uploaded there is for something that programs may write. */
const isForContent = (endpoint: Endpoint, declared: readonly Declared[]): boolean =>
  declared.some((each) => uploadsOf([each]).has(endpoint) && isContent(each))

const takesSvgAt = (endpoint: Endpoint, { fields }: Declared): boolean =>
  Object.values(fields).some((field) => field.kind === 'image' && field.upload === endpoint && field.takesSvg)
