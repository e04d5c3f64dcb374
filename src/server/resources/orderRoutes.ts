import { z } from 'zod'
import { actorOf } from '../http/actorOf.ts'
import type { ZodRoutes } from '../http/validation.ts'
import { type Served, servedAt } from './served.ts'

/** More than anybody puts in order. */
const MOST = 10_000

const order = z.object({
  ids: z
    .array(z.int().positive())
    .max(MOST)
    .meta({ description: 'The first rows of lists, in this order; without any, lists begin with the newest.' }),
})

/** Serves the call by which rows are put before the others. */
export const orderRoutes: ZodRoutes<Served> = async (app, { resource, stores }) => {
  const { order: access } = resource.endpoints
  if (!access) return
  app.route({
    ...servedAt(access, resource),
    schema: { tags: [resource.name], summary: 'Order', body: order, response: { 200: order } },
    handler: async (request) => {
      const { ids } = request.body as z.infer<typeof order>
      await stores.by(actorOf(request)).of(resource).order(ids)
      return { ids }
    },
  })
}
