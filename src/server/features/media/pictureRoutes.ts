import type { FastifyPluginAsync } from 'fastify'
import { pictures, REPLACE_PICTURE } from '../../../contract/resources/pictures.ts'
import { resourceSchemas } from '../../../contract/schema/schemas.ts'
import { singletons } from '../../../contract/singletons/index.ts'
import { resourceRoutes } from '../../content/resources/resourceRoutes.ts'
import { contextOf, idIn, paramsOf, sendRow } from '../../content/resources/routing.ts'
import type { ContentServices } from '../../content/stores.ts'
import { at } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import type { RequestLimit } from '../../platform/rateLimit/requestLimits.ts'
import type { Renditions } from './renditions.ts'
import { replacePicture } from './replacePicture.ts'
import { acceptFiles, fileForm, readByHandler, readFile } from './uploadRoutes.ts'

interface PictureRouteDeps {
  services: Pick<ContentServices, 'db' | 'changes' | 'storage' | 'resources' | 'stores' | 'now'>
  renditions: Pick<Renditions, 'makeAll'>
  limit: RequestLimit
}

/** Serves the library as any resource, and the replacement of a picture's file. */
export const pictureRoutes: FastifyPluginAsync<PictureRouteDeps> = async (app, { services, renditions, limit }) => {
  const repository = services.stores.of(pictures)
  await app.register(resourceRoutes, { repository, context: services })
  await acceptFiles(app)
  app.route({
    ...at(REPLACE_PICTURE),
    schema: {
      tags: [pictures.name],
      summary: 'Replace the file everywhere',
      params: paramsOf(REPLACE_PICTURE),
      ...fileForm,
      response: { 200: resourceSchemas(pictures, repository.hooks).record },
    },
    onRequest: limit,
    ...readByHandler,
    handler: async (request, reply) => {
      const { bytes } = await readFile(request)
      const { id, file } = await replacePicture(
        contextOf(services, request),
        { ...services, singletons },
        idIn(request),
        bytes,
      )
      void renditions.makeAll(file)
      const picture = await repository.read(services, id)
      if (!picture) throw refused.notFound()
      return sendRow(request, reply, picture)
    },
  })
}
