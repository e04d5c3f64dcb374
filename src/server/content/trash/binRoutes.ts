import { z } from 'zod'
import { binFields, binned } from '../../../contract/api/bin.ts'
import { binCalls } from '../../../contract/api/binCalls.ts'
import { problem } from '../../../contract/problem.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { anyRecord } from '../../../contract/schema/resourceSchemas.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import { sendRow } from '../resources/conditions.ts'
import { idOf } from '../resources/keys.ts'
import { sendList } from '../resources/sendList.ts'
import type { Bin } from './bin.ts'

const of = z.object({
  resource: z.string().meta({ description: 'As the API’s paths call it.' }),
  id: z.string().meta({ description: 'The id of a record.', examples: ['1'] }),
})

/** Tells what was deleted, brings it back, or has it go for good. */
export const binRoutes: ZodRoutes<{ bin: Bin }> = async (app, { bin }) => {
  const tags = ['bin']
  const named = ({ resource, id }: z.infer<typeof of>) => ({ resource, id: idOf(id) })

  app.route({
    ...at(binCalls.list),
    schema: {
      tags,
      summary: 'What was deleted, the last first',
      querystring: listQueryOf({ fields: binFields, beside: ['id'] }),
      response: { 200: z.array(binned) },
    },
    handler: async (request, reply) => sendList(request, reply, 'bin', await bin.list(request.query as ListQuery)),
  })

  app.route({
    ...at(binCalls.restore),
    schema: {
      tags,
      summary: 'Bring a record back',
      params: of,
      response: { 200: anyRecord, 404: problem, 409: problem },
    },
    handler: async (request, reply) =>
      sendRow(request, reply, await bin.restore(named(request.params), actorOf(request))),
  })

  app.route({
    ...at(binCalls.purge),
    schema: { tags, summary: 'Have a record go for good', params: of, response: { 200: binned, 404: problem } },
    handler: async (request) => bin.purge(named(request.params), actorOf(request)),
  })
}
