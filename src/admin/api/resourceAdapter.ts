import { type DataProvider, HttpError, type Identifier, type RaRecord } from 'ra-core'
import simpleRest from 'ra-data-simple-rest'
import type { Resource } from '../../contract/resource.ts'
import { callOf, toggleCallOf } from './calls.ts'
import type { Call } from './createCall.ts'
import type { Http } from './http.ts'
import { withListDialect } from './listDialect.ts'
import { idIn, inputOf, isEntity, searchedFieldsOf, underOwnNames } from './records.ts'

/** What a created record has when the server does not tell its id; real ids are positive. */
const UNTOLD_ID = 0

/** One resource's verbs, in the words of its declaration. */
export function createResourceAdapter(apiUrl: string, http: Http, call: Call, resource: Resource) {
  const { endpoints } = resource
  const listPath = callOf(endpoints.list).path.slice(1)
  const lists = simpleRest(apiUrl, withListDialect(http, searchedFieldsOf(resource)))

  const known = (record: RaRecord) => underOwnNames(resource, record)

  /** Where there is no call for one row, it is looked for in the list. */
  async function read(id: Identifier): Promise<RaRecord> {
    const answer = await call(endpoints.read ?? endpoints.list, { id })
    const record = endpoints.read
      ? answer
      : [answer].flat().find((row) => isEntity(row) && String(row.id) === String(id))
    if (!isEntity(record)) throw new HttpError('', 404, {})
    return known(record)
  }

  return {
    async getList(params: Parameters<DataProvider['getList']>[1]) {
      const answer = await lists.getList(listPath, params)
      return { ...answer, data: answer.data.map(known) }
    },
    getMany: (params: Parameters<DataProvider['getMany']>[1]) => lists.getMany(listPath, params),
    getManyReference: (params: Parameters<DataProvider['getManyReference']>[1]) =>
      lists.getManyReference(listPath, params),
    read,
    async create(data: Partial<RaRecord>): Promise<RaRecord> {
      const answer = await call(endpoints.create, { data: inputOf(resource, data) })
      return { ...data, ...(isEntity(answer) ? answer : { id: idIn(answer) ?? UNTOLD_ID }) }
    },
    /** `updatedAt` goes along, so that a save over somebody else's is refused (409). */
    async update(id: Identifier, data: Partial<RaRecord>, previous?: Partial<RaRecord>): Promise<RaRecord> {
      const updatedAt = data.updatedAt ?? previous?.updatedAt
      const answer = await call(endpoints.update, { id, data: { ...inputOf(resource, data), updatedAt } })
      // What a server does not show is read again, or the next save would look stale to it.
      return isEntity(answer) ? known(answer) : read(id).catch(() => ({ ...previous, ...data, id }))
    },
    async remove(id: Identifier, previous?: Partial<RaRecord>): Promise<RaRecord> {
      const answer = await call(endpoints.remove, { id })
      return isEntity(answer) ? answer : { ...previous, id }
    },
    toggle: (id: Identifier, field: string, value: boolean) =>
      call(toggleCallOf(endpoints.toggle?.[field], value), { id }),
  }
}
