import type { Endpoint } from '../schema/endpoint.ts'

/** The calls around addresses that lead elsewhere, and those where nothing is, apart from their schemas, which the panel does not read. */
export const redirectCalls = {
  notFound: 'GET /admin/not-found',
  list: 'GET /admin/redirects',
  create: 'POST /admin/redirects',
  remove: 'DELETE /admin/redirects/:id',
} as const satisfies Record<string, Endpoint>

/** What the two addresses of a redirect may have, in characters. */
export const LONGEST_FROM = 500
export const LONGEST_TO = 2000
