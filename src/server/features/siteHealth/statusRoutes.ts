import { z } from 'zod'
import { statusFields, statusLine } from '../../../contract/api/administration.ts'
import { statusCalls } from '../../../contract/api/endpoints.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { listOfArray } from '../../content/resources/listOfTable.ts'
import { sendList } from '../../content/resources/routing.ts'
import { at, type ZodRoutes } from '../../platform/http/access.ts'
import type { SiteHealth } from './siteStatus.ts'

/** Says how the site is, to the administrator. */
export const statusRoutes: ZodRoutes<{ status: Pick<SiteHealth, 'read'> }> = async (app, { status }) => {
  app.route({
    ...at(statusCalls.read),
    schema: {
      tags: ['operations'],
      summary: 'How the site is, part by part',
      querystring: listQueryOf({ fields: statusFields, beside: [] }),
      response: { 200: z.array(statusLine) },
    },
    handler: async (request, reply) =>
      sendList(request, reply, 'status', listOfArray(statusFields, await status.read(), request.query as ListQuery)),
  })
}
