import type { FastifyPluginAsync } from 'fastify'
import { pictures, REPLACE_PICTURE } from '../../../../contract/resources/pictures/pictures.ts'
import { resourceSchemas } from '../../../../contract/schema/resourceSchemas.ts'
import { singletons } from '../../../../contract/singletons/index.ts'
import { sendRow } from '../../../content/resources/conditions.ts'
import { idIn, paramsOf } from '../../../content/resources/keys.ts'
import { resourceRoutes } from '../../../content/resources/resourceRoutes.ts'
import type { ContentServices } from '../../../content/stores.ts'
import { at } from '../../../platform/http/access.ts'
import { actorOf } from '../../../platform/http/actorOf.ts'
import { refused } from '../../../platform/http/problems.ts'
import type { IdempotencyKeys } from '../../../platform/idempotency/idempotencyKeys.ts'
import type { RequestLimit } from '../../../platform/rateLimit/requestLimits.ts'
import { fileForm, fileIn, takeFiles } from '../fileIn.ts'
import type { Uploads } from '../uploads.ts'
import { libraryOf } from './library.ts'
import { replacePicture } from './replacePicture.ts'

interface Served {
  services: Pick<ContentServices, 'db' | 'changes' | 'storage' | 'resources' | 'stores' | 'now'>
  uploads: Pick<Uploads, 'makeSizes'>
  idempotency: IdempotencyKeys
  limit: RequestLimit
}

/** Serves the library of pictures: what is declared, as any resource, and another file in the place of one. */
export const pictureRoutes: FastifyPluginAsync<Served> = async (app, { services, uploads, idempotency, limit }) => {
  const { rules, stores } = libraryOf(services)
  const store = stores.of(pictures)
  await app.register(resourceRoutes, { resource: pictures, rules, stores, idempotency })
  await takeFiles(app)
  app.route({
    ...at(REPLACE_PICTURE),
    schema: {
      tags: [pictures.name],
      summary: 'Replace the file everywhere',
      consumes: ['multipart/form-data'],
      params: paramsOf(REPLACE_PICTURE),
      body: fileForm,
      response: { 200: resourceSchemas(pictures, rules).record },
    },
    onRequest: limit,
    // The schema describes the form; what is in it is read piece by piece, within limits, by the handler.
    validatorCompiler: () => (data: unknown) => ({ value: data }),
    handler: async (request, reply) => {
      const { bytes } = await fileIn(request)
      const { id, file } = await replacePicture(
        { ...services, actor: actorOf(request), singletons },
        idIn(request),
        bytes,
      )
      uploads.makeSizes(file)
      const picture = await store.read(id)
      if (!picture) throw refused.notFound()
      return sendRow(request, reply, picture)
    },
  })
}
