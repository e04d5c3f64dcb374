import type { ZodRoutes } from '../../platform/http/validation.ts'
import { listRoutes } from './listRoutes.ts'
import { orderRoutes } from './orderRoutes.ts'
import { readRoutes } from './readRoutes.ts'
import type { Served } from './served.ts'
import { toggleRoutes } from './toggleRoutes.ts'
import { writeRoutes } from './writeRoutes.ts'

/** Serves one resource: a route for each endpoint that it declares, and none for those that it does not. */
export const resourceRoutes: ZodRoutes<Served> = async (app, served) => {
  await listRoutes(app, served)
  await readRoutes(app, served)
  await writeRoutes(app, served)
  await orderRoutes(app, served)
  await toggleRoutes(app, served)
}
