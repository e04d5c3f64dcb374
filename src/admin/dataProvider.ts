import { type DataProvider, HttpError, type Identifier, type RaRecord } from 'ra-core'
import simpleRest from 'ra-data-simple-rest'
import type { Access } from '../contract/endpoint.ts'
import type { Resource } from '../contract/resource.ts'
import { callOf, toggleCallOf } from './api/calls.ts'
import { createHttp } from './api/http.ts'
import { speakListDialect } from './api/listDialect.ts'
import { idIn, inputOf, isEntity, searchedFieldsOf } from './api/records.ts'
import { type OnProgress, upload } from './api/upload.ts'
import type { Session } from './session.ts'

/** React-admin's verbs, and two more that resources may declare. */
export interface AdminDataProvider extends DataProvider {
  /** Flips a flag, or sets it to `value` where the resource declares one call for each. */
  toggle(resource: string, params: { id: Identifier; field: string; value: boolean }): Promise<void>
  /** Sends a file for a field and gives its public address. */
  upload(resource: string, field: string, file: File, onProgress?: OnProgress): Promise<string>
}

/** What a created record has when the server does not tell its id; real ids are positive. */
const UNTOLD_ID = 0

/**
 * Speaks react-admin's verbs to the API in the words that each resource declares. It asks no more of a server than the
 * specification's section 7: a create, update, delete or toggle may answer an entity, an id, an empty object or nothing.
 */
export function createDataProvider(apiUrl: string, session: Session, resources: readonly Resource[]) {
  const http = createHttp(session)
  const speakers = new Map(resources.map((resource) => [resource.name, speakerOf(resource)]))
  const speaker = (name: string) => {
    const found = speakers.get(name)
    if (!found) throw new Error(`No resource is called "${name}"`)
    return found
  }

  /** One resource's verbs. */
  function speakerOf(resource: Resource) {
    const { endpoints, fields } = resource
    const listPath = callOf(endpoints.list).path.slice(1)
    const lists = simpleRest(apiUrl, speakListDialect(http, searchedFieldsOf(resource)))

    async function call(access: Access | undefined, id?: Identifier, data?: object): Promise<unknown> {
      if (!access) throw new HttpError('', 405, {})
      const { method, path } = callOf(access, id)
      return (await http(apiUrl + path, { method, ...(data && { body: JSON.stringify(data) }) })).json
    }

    async function read(id: Identifier): Promise<RaRecord> {
      const record = await call(endpoints.read, id)
      if (!isEntity(record)) throw new HttpError('', 404, {})
      return record
    }

    return {
      getList: (params: Parameters<DataProvider['getList']>[1]) => lists.getList(listPath, params),
      getMany: (params: Parameters<DataProvider['getMany']>[1]) => lists.getMany(listPath, params),
      getManyReference: (params: Parameters<DataProvider['getManyReference']>[1]) =>
        lists.getManyReference(listPath, params),
      read,
      async create(data: Partial<RaRecord>): Promise<RaRecord> {
        const answer = await call(endpoints.create, undefined, inputOf(resource, data))
        return { ...data, ...(isEntity(answer) ? answer : { id: idIn(answer) ?? UNTOLD_ID }) }
      },
      /** `updatedAt` goes along, so that a save over somebody else's is refused (409). */
      async update(id: Identifier, data: Partial<RaRecord>, previous?: Partial<RaRecord>): Promise<RaRecord> {
        const updatedAt = data.updatedAt ?? previous?.updatedAt
        const answer = await call(endpoints.update, id, { ...inputOf(resource, data), updatedAt })
        // What a server does not show is read again, or the next save would look stale to it.
        return isEntity(answer) ? answer : read(id).catch(() => ({ ...previous, ...data, id }))
      },
      async remove(id: Identifier, previous?: Partial<RaRecord>): Promise<RaRecord> {
        const answer = await call(endpoints.remove, id)
        return isEntity(answer) ? answer : { ...previous, id }
      },
      toggle: (id: Identifier, field: string, value: boolean) =>
        call(toggleCallOf(endpoints.toggle?.[field], value), id),
      upload(field: string, file: File, onProgress?: OnProgress) {
        const endpoint = fields[field]?.upload
        if (!endpoint) throw new Error(`"${field}" of "${resource.name}" takes no files`)
        return upload(session, apiUrl + callOf(endpoint).path, file, onProgress)
      },
    }
  }

  const provider = {
    getList: (name, params) => speaker(name).getList(params),
    getOne: async (name, { id }) => ({ data: await speaker(name).read(id) }),
    getMany: async (name, params) => {
      const ids = params.ids.map((id) => (/^\d+$/.test(String(id)) ? Number(id) : id))
      const { data } = await speaker(name).getMany({ ...params, ids })
      const wanted = new Set(ids.map(String))
      return { data: data.filter(({ id }) => wanted.has(String(id))) }
    },
    getManyReference: (name, params) => speaker(name).getManyReference(params),
    create: async (name, { data }) => ({ data: await speaker(name).create(data) }),
    update: async (name, { id, data, previousData }) => ({ data: await speaker(name).update(id, data, previousData) }),
    updateMany: async (name, { ids, data }) => {
      await Promise.all(ids.map((id) => speaker(name).update(id, data)))
      return { data: ids }
    },
    delete: async (name, { id, previousData }) => ({ data: await speaker(name).remove(id, previousData) }),
    deleteMany: async (name, { ids }) => {
      await Promise.all(ids.map((id) => speaker(name).remove(id)))
      return { data: ids }
    },
    toggle: async (name, { id, field, value }) => {
      await speaker(name).toggle(id, field, value)
    },
    upload: (name, field, file, onProgress) => speaker(name).upload(field, file, onProgress),
  } satisfies Loosely<AdminDataProvider>
  return provider as AdminDataProvider
}

/** React-admin types each answer by what its caller expects; a provider that reads declarations knows `RaRecord`. */
type Loosely<P> = {
  [V in keyof P]: P[V] extends (...args: infer A) => Promise<unknown> ? (...args: A) => Promise<unknown> : P[V]
}
