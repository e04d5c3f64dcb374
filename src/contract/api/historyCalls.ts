import type { Endpoint } from '../schema/endpoint.ts'

/** The calls around versions, apart from their schemas, which the panel does not read. */
export const historyCalls = {
  list: 'GET /admin/history/:resource/:id',
  read: 'GET /admin/history/:resource/:id/:version',
  restore: 'POST /admin/history/:resource/:id/:version/restore',
} as const satisfies Record<string, Endpoint>
