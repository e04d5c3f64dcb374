import type { Endpoint } from '../schema/endpoint.ts'

/** The calls around the demo content, apart from their schema, which the panel does not read. */
export const demoContentCalls = {
  left: 'GET /admin/demo-content',
  remove: 'DELETE /admin/demo-content',
} as const satisfies Record<string, Endpoint>
