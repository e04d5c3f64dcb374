import { z } from 'zod'
import { deletedRecord, trashFields } from '../../../contract/api/administration.ts'
import { trashEndpoints } from '../../../contract/api/endpoints.ts'
import { problem } from '../../../contract/problem.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { anyRecord } from '../../../contract/schema/schemas.ts'
import { at, type ZodRoutes } from '../../platform/http/access.ts'
import type { BaseContext } from '../resources/context.ts'
import { contextOf, idOf, sendList, sendRow } from '../resources/routing.ts'
import { listTrash, type Trash } from './trash.ts'

const recordParams = z.object({
  resource: z.string().meta({ description: 'Name of the resource in the paths of the API.' }),
  id: z.string().meta({ description: 'Id of a record.', examples: ['1'] }),
})

/** Serves the trash: lists, restores and purges deleted records. */
export const trashRoutes: ZodRoutes<{ trash: Trash; context: BaseContext }> = async (app, { trash, context }) => {
  const tags = ['bin']
  const named = ({ resource, id }: z.infer<typeof recordParams>) => ({ resource, id: idOf(id) })

  app.route({
    ...at(trashEndpoints.list),
    schema: {
      tags,
      summary: 'List the records in the trash, newest first',
      querystring: listQueryOf({ fields: trashFields, beside: ['id'] }),
      response: { 200: z.array(deletedRecord) },
    },
    handler: async (request, reply) =>
      sendList(request, reply, 'bin', await listTrash(context.db, request.query as ListQuery)),
  })

  app.route({
    ...at(trashEndpoints.restore),
    schema: { tags, summary: 'Restore a record', params: recordParams, response: { 200: anyRecord, 409: problem } },
    handler: async (request, reply) =>
      sendRow(request, reply, await trash.restore(contextOf(context, request), named(request.params))),
  })

  app.route({
    ...at(trashEndpoints.purge),
    schema: { tags, summary: 'Purge a record', params: recordParams, response: { 200: deletedRecord } },
    handler: async (request) => trash.purge(contextOf(context, request), named(request.params)),
  })
}
