import type { ZodRoutes } from '../../platform/http/access.ts'
import { listRoutes, readRoutes } from './readRoutes.ts'
import type { ResourceRouteOptions } from './routeOptions.ts'
import { orderRoutes, toggleRoutes, writeRoutes } from './writeRoutes.ts'

/** Serves one resource: a route for each endpoint that it declares. */
export const resourceRoutes: ZodRoutes<ResourceRouteOptions> = async (app, options) => {
  await listRoutes(app, options)
  await readRoutes(app, options)
  await writeRoutes(app, options)
  await orderRoutes(app, options)
  await toggleRoutes(app, options)
}
