import multipart from '@fastify/multipart'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { isPublic } from '../../../contract/api/keyAccess.ts'
import { UPLOAD_MAX_BYTES } from '../../../contract/constants.ts'
import { pictures, REPLACE_PICTURE } from '../../../contract/resources/pictures.ts'
import { keyed } from '../../../contract/schema/endpoint.ts'
import { uploadsOf } from '../../../contract/schema/fields.ts'
import type { Field } from '../../../contract/schema/fieldTypes.ts'
import { resourceSchemas } from '../../../contract/schema/schemas.ts'
import { singletons } from '../../../contract/singletons/index.ts'
import { resourceRoutes } from '../../content/resources/resourceRoutes.ts'
import { contextOf, idIn, sendRow } from '../../content/resources/routing.ts'
import type { ContentServices } from '../../content/stores.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import { orNotFound } from '../../platform/http/problems.ts'
import type { RequestLimit } from '../../platform/rateLimit/rateLimits.ts'
import { addressOf } from '../../platform/storage/fileNames.ts'
import { uploadPicture } from './pictures.ts'
import { formLimits, readFile, uploadForm } from './receiveFile.ts'
import type { Renditions } from './renditions.ts'
import { replacePicture } from './replacePicture.ts'

interface PictureRouteDeps {
  services: Pick<ContentServices, 'db' | 'changes' | 'storage' | 'resources' | 'stores' | 'now'>
  renditions: Pick<Renditions, 'makeAll'>
  limit: RequestLimit
}

/**
 * Serves the library like any resource, the replacement of a picture's file, and every upload endpoint that image
 * fields declare: multipart `file`, with the address of the stored image as response.
 */
export const pictureRoutes: FastifyPluginAsync<PictureRouteDeps> = async (app, { services, renditions, limit }) => {
  const repository = services.stores.of(pictures)
  await app.register(resourceRoutes, { repository, context: services })
  await app.register(multipart, formLimits(UPLOAD_MAX_BYTES))
  const { schema: form, ...options } = uploadForm(limit)

  const declared = [...Object.values(services.resources), ...Object.values(singletons)]
  for (const [endpoint, names] of uploadsOf(declared)) {
    const users = declared.filter((each) => uploadsOf([each]).has(endpoint))
    const takesSvg = users
      .flatMap(({ fields }) => Object.values<Field>(fields))
      .some((field) => field.kind === 'image' && field.upload === endpoint && field.takesSvg)
    app.route({
      // API keys may write content.
      ...at(users.some(isPublic) ? keyed(endpoint) : endpoint),
      ...options,
      schema: {
        tags: ['files'],
        summary: `Upload a picture for ${[...new Set(names)].join(', ')}`,
        ...form,
        response: { 201: z.object({ publicUrl: z.string() }) },
      },
      handler: async (request, reply) => {
        const { bytes, fileName } = await readFile(request)
        const upload = await uploadPicture(services, bytes, { takesSvg, fileName, actor: actorOf(request) })
        void renditions.makeAll(upload)
        return reply.code(201).send({ publicUrl: addressOf(upload.name) })
      },
    })
  }

  app.route({
    ...at(REPLACE_PICTURE),
    ...options,
    schema: {
      tags: [pictures.name],
      summary: 'Replace the file of a picture everywhere',
      ...form,
      response: { 200: resourceSchemas(pictures, repository.hooks).record },
    },
    handler: async (request, reply) => {
      const { bytes } = await readFile(request)
      const deps = { ...services, singletons }
      const { id, file } = await replacePicture(contextOf(services, request), deps, idIn(request), bytes)
      void renditions.makeAll(file)
      return sendRow(request, reply, orNotFound(await repository.read(services, id)))
    },
  })
}
