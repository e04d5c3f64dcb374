import { z } from 'zod'
import { statusFields, statusLine } from '../../contract/api/status.ts'
import { statusCalls } from '../../contract/api/statusCalls.ts'
import { listQueryOf } from '../../contract/declaring/listQuery.ts'
import type { ListQuery } from '../../contract/declaring/lists.ts'
import { at } from '../http/access.ts'
import type { ZodRoutes } from '../http/validation.ts'
import { listOfArray } from '../resources/listOfArray.ts'
import { sendList } from '../resources/sendList.ts'
import type { SiteStatus } from './siteStatus.ts'

/** Says how the site is, to the administrator. */
export const statusRoutes: ZodRoutes<{ status: Pick<SiteStatus, 'read'> }> = async (app, { status }) => {
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
