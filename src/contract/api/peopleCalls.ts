import { recent } from '../schema/endpoint.ts'

/** The calls about who may sign in. Apart from their schemas, which the panel does not read. */
export const peopleCalls = {
  list: 'GET /admin/people',
  invite: recent('POST /admin/people'),
  remove: recent('DELETE /admin/people/:id'),
} as const
