import type { Endpoint } from '../schema/endpoint.ts'

/** The calls around the bin, apart from their schemas, which the panel does not read. */
export const binCalls = {
  list: 'GET /admin/bin',
  restore: 'POST /admin/bin/:resource/:id/restore',
  purge: 'DELETE /admin/bin/:resource/:id',
} as const satisfies Record<string, Endpoint>
