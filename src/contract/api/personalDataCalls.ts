import { type Access, recent } from '../schema/endpoint.ts'

/** The calls about one person's data, apart from their schemas, which the panel does not read. */
export const personalDataCalls = {
  find: 'GET /admin/personal-data',
  erase: recent('DELETE /admin/personal-data'),
} as const satisfies Record<string, Access>

/** What the record of what was done calls it: never whose. */
export const PERSONAL_DATA = 'personal-data'
