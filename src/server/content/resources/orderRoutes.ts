import { z } from 'zod'
import { actorOf } from '../../platform/http/access.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import { type Served, servedAt } from './served.ts'

/** More than anybody puts in order. */
const MOST = 10_000

const ids = z.array(z.int().positive()).max(MOST)
const order = z.object({
  ids: ids.meta({ description: 'The first rows of lists, in this order; without any, lists begin with the newest.' }),
})
const change = order.extend({
  was: ids.optional().meta({
    description: 'What `ids` was when it was read: where it is another by now, nothing changes (409).',
    examples: [[]],
  }),
})

/** Serves the call by which rows are put before the others. */
export const orderRoutes: ZodRoutes<Served> = async (app, { resource, stores }) => {
  const { order: access } = resource.endpoints
  if (!access) return
  app.route({
    ...servedAt(access, resource),
    schema: { tags: [resource.name], summary: 'Order', body: change, response: { 200: order } },
    handler: async (request) => {
      const { ids, was } = request.body as z.infer<typeof change>
      await stores.by(actorOf(request)).of(resource).order(ids, was)
      return { ids }
    },
  })
}
