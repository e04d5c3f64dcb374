import { z } from 'zod'
import type { PreviewLink } from '../../../contract/api/previews.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { resourceSchemas } from '../../../contract/schema/resourceSchemas.ts'
import type { Db } from '../../platform/db/tables.ts'
import { at } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import { sendRow } from '../resources/conditions.ts'
import type { Reader } from '../resources/createReader.ts'
import { idIn, paramsOf } from '../resources/keys.ts'
import type { Rules } from '../resources/rules.ts'
import { servedAt } from '../resources/served.ts'
import { createPreviewTokens } from './previewTokens.ts'

interface Previews {
  resource: Resource
  rules?: Rules | undefined
  db: Db
  store: Pick<Reader, 'read'>
  /** Canonical origin, without a trailing slash. */
  origin: string
  /** Milliseconds since 1970. */
  now?: () => number
}

/** What a call for a preview link answers. */
export const linkAnswer = z.object({
  url: z.url().meta({ examples: ['https://www.example.com/onizleme/…'] }),
  expiresAt: z.iso.datetime(),
}) satisfies z.ZodType<PreviewLink>

/** Lets the administrator show a record to somebody before visitors see it, by a signed link that expires. */
export const previewRoutes: ZodRoutes<Previews> = async (app, { resource, rules, db, store, origin, now }) => {
  const { preview } = resource.endpoints
  if (!preview) return
  const tags = [resource.name]
  const tokens = createPreviewTokens(db, resource.name, now)

  app.route({
    ...servedAt(preview.link, resource),
    schema: {
      tags,
      summary: 'A signed link to a preview',
      params: paramsOf(preview.link),
      response: { 200: linkAnswer },
    },
    handler: async (request) => {
      const id = idIn(request)
      if (!(await store.read(id))) throw refused.notFound()
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
      response: { 200: resourceSchemas(resource, rules).record },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const id = await tokens.idIn(String((request.params as { token: string }).token))
      const row = id === undefined ? undefined : await store.read(id)
      if (!row) throw refused.previewOver()
      return sendRow(request, reply, row)
    },
  })
}
