import { resourceSchemas } from '../../../contract/schema/schemas.ts'
import type { ZodRoutes } from '../../platform/http/access.ts'
import { at } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import type { ReadContext } from '../resources/context.ts'
import { idIn, paramIn, paramsOf } from '../resources/params.ts'
import type { Repository } from '../resources/repository.ts'
import { sendRow } from '../resources/responses.ts'
import { routeAt } from '../resources/routeOptions.ts'
import { createPreviewTokens, previewLink } from './previewTokens.ts'

interface PreviewRouteOptions {
  repository: Pick<Repository, 'resource' | 'hooks' | 'read'>
  context: ReadContext
  /** Canonical origin, without a trailing slash. */
  origin: string
}

/** Serves previews of records before visitors see them: a call for a signed link that expires, and the record behind it. */
export const previewRoutes: ZodRoutes<PreviewRouteOptions> = async (app, { repository, context, origin }) => {
  const { resource, hooks } = repository
  const { preview } = resource.endpoints
  if (!preview) return
  const tags = [resource.name]
  const tokens = createPreviewTokens(context, resource.name)

  app.route({
    ...routeAt(preview.link, resource),
    schema: {
      tags,
      summary: 'A signed link to a preview',
      params: paramsOf(preview.link),
      response: { 200: previewLink },
    },
    handler: async (request) => {
      const id = idIn(request)
      if (!(await repository.read(context, id))) throw refused.notFound()
      const { token, expiresAt } = await tokens.issue(id)
      return { url: `${origin}${preview.page}/${token}`, expiresAt: expiresAt.toISOString() }
    },
  })

  app.route({
    ...at(preview.read),
    schema: {
      tags,
      summary: 'Read: by a preview link',
      params: paramsOf(preview.read),
      response: { 200: resourceSchemas(resource, hooks).record },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const id = await tokens.idIn(paramIn(request))
      const row = id === undefined ? undefined : await repository.read(context, id)
      if (!row) throw refused.previewOver()
      return sendRow(request, reply, row)
    },
  })
}
