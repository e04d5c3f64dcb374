import {
  type GetListParams,
  type GetManyParams,
  type GetManyReferenceParams,
  HttpError,
  type Identifier,
  type RaRecord,
} from 'ra-core'
import { type Fields, fieldAt } from '../../contract/schema/fields.ts'
import type { ListQuery } from '../../contract/schema/lists.ts'
import { listSearchOf, SERVERS_ORDER, withoutDefaultSort } from '../../contract/schema/panelLists.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import type { Session } from '../auth/session.ts'
import { type Call, callOf, isFlip, toggleCallOf } from './calls.ts'
import { locationIn } from './failure.ts'
import type { Http } from './http.ts'
import { listPage } from './listDialect.ts'
import { idIn, inputOf, isEntity, UNKNOWN_ID, underOwnNames } from './records.ts'
import { settleEach } from './settleEach.ts'
import { type Sending, upload } from './upload.ts'

/** How the data provider reaches the API. */
export interface Connection {
  apiUrl: string
  session: Session
  http: Http
  call: Call
}

/** Options of a read: whether it may request a sign-in in place (`createHttp`). */
export interface ReadMeta {
  isInteractive?: boolean
}

export const FIRST_PAGE = { page: 1, perPage: 25 }

const queryOf = ({ filter, pagination: { page, perPage } = FIRST_PAGE, sort }: GetListParams): ListQuery => ({
  ...(sort && { sort: [sort.field, sort.order] }),
  range: [(page - 1) * perPage, page * perPage - 1],
  filter,
})

/**
 * React-admin's methods for one declared resource. They need no more than docs/product.md, section 7: a create, update,
 * delete or toggle may respond with an entity, an id, an empty object or nothing.
 */
export function createResourceAdapter({ apiUrl, session, http, call }: Connection, resource: Resource) {
  const { endpoints } = resource
  const known = (record: RaRecord) => underOwnNames(resource, record)

  /**
   * One page of the list. A server that responds with a plain array and no `Content-Range` has not sorted, filtered or cut it:
   * that is done here, by the same Turkish rules.
   */
  async function page(
    query: ListQuery,
    { isInteractive }: ReadMeta = {},
  ): Promise<{ data: RaRecord[]; total: number }> {
    const sent = withoutDefaultSort(query)
    const { headers, json } = await http(`${apiUrl}${callOf(endpoints.list).path}?${listSearchOf(sent, resource)}`, {
      isInteractive,
    })
    const data: RaRecord[] = Array.isArray(json) ? json.map(known) : []
    const total = headers.get('Content-Range')?.split('/').at(-1)
    if (total !== undefined) return { data, total: Number(total) }
    const newestFirst: ListQuery['sort'] = query.sort?.[0] === SERVERS_ORDER.field ? ['id', 'DESC'] : undefined
    return listPage(data, { sort: newestFirst, ...sent }, resource)
  }

  /** Without an endpoint for one row, the list is filtered by its id: other servers respond with the whole list. */
  async function read(id: Identifier, meta?: ReadMeta): Promise<RaRecord> {
    const record = endpoints.read
      ? await call(endpoints.read, { id, isInteractive: meta?.isInteractive })
      : (await page({ filter: { id: [Number(id)] } }, meta)).data.find((row) => String(row.id) === String(id))
    if (!isEntity(record)) throw new HttpError('', 404, {})
    return known(record)
  }

  /** Sets a flag. A toggle endpoint inverts the stored flag: `updatedAt` is sent, so that the server refuses a stale list (409). */
  async function setFlag(
    id: Identifier,
    field: string,
    value: boolean,
    previous?: Partial<RaRecord>,
  ): Promise<RaRecord> {
    const toggle = endpoints.toggle?.[field]
    // Inverting a flag that already has the value would unset it: the record is read first, unless its flag is known to differ.
    const before = isFlip(toggle) && previous?.[field] !== !value ? await read(id) : previous
    if (isFlip(toggle) && before?.[field] === value) return { ...before, id }
    const set = (updatedAt: unknown) =>
      call(toggleCallOf(toggle, value), { id, data: isFlip(toggle) && updatedAt ? { updatedAt } : undefined })
    const response = await set(before?.updatedAt).catch(async (error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 409) throw error
      const present = await read(id)
      return present[field] === value ? present : set(present.updatedAt)
    })
    return isEntity(response) ? known(response) : { ...before, [field]: value, id }
  }

  /** Flags that are changed alone, and have endpoints of their own. */
  function flagsIn(data: Partial<RaRecord>): [field: string, value: boolean][] | undefined {
    const changed = Object.entries(data)
    return changed.length > 0 && changed.every(([name]) => endpoints.toggle?.[name]) ? changed : undefined
  }

  /** Saves, or sets flags by their own endpoints. `updatedAt` is sent, so that a save over a newer version is refused (409). */
  async function save(id: Identifier, data: Partial<RaRecord>, previous?: Partial<RaRecord>): Promise<RaRecord> {
    const flags = flagsIn(data)
    if (flags) {
      let record: Partial<RaRecord> = { ...previous, id }
      for (const [field, value] of flags) record = await setFlag(id, field, value, record)
      return record as RaRecord
    }
    const updatedAt = data.updatedAt ?? previous?.updatedAt
    const response = await call(endpoints.update, { id, data: { ...inputOf(resource, data), updatedAt } })
    // Without the record in the response it is read again: the next save needs its version.
    return isEntity(response) ? known(response) : read(id).catch(() => ({ ...previous, ...data, id }))
  }

  /**
   * Creates a record. Where an earlier attempt of the same form has created it, and other values are sent now, the response
   * has its address, and the changes are saved there.
   */
  async function create(data: Partial<RaRecord>, formKey?: string): Promise<RaRecord> {
    try {
      const response = await call(endpoints.create, { data: inputOf(resource, data), formKey })
      return { ...data, ...(isEntity(response) ? response : { id: idIn(response) ?? UNKNOWN_ID }) }
    } catch (error) {
      const created = formKey && idIn(locationIn(error)?.split('/').at(-1))
      if (!created || !endpoints.update) throw error
      return save(created, data)
    }
  }

  async function remove(id: Identifier, previous?: Partial<RaRecord>): Promise<RaRecord> {
    const response = await call(endpoints.remove, { id })
    return isEntity(response) ? response : { ...previous, id }
  }

  return {
    getList: (_: string, params: GetListParams) => page(queryOf(params), params.meta),
    getOne: async (_: string, { id, meta }: { id: Identifier; meta?: ReadMeta }) => ({ data: await read(id, meta) }),
    async getMany(_: string, { ids }: GetManyParams) {
      const wanted = new Set(ids.map(String))
      const { data } = await page({ filter: { id: [...wanted].map(Number) } })
      return { data: data.filter(({ id }) => wanted.has(String(id))) }
    },
    getManyReference: (_: string, { target, id, ...params }: GetManyReferenceParams) =>
      page(queryOf({ ...params, filter: { ...params.filter, [target]: id } })),
    create: async (_: string, { data, meta }: { data: Partial<RaRecord>; meta?: { formKey?: string } }) => ({
      data: await create(data, meta?.formKey),
    }),
    update: async (_: string, { id, data, previousData }: UpdateOne) => ({ data: await save(id, data, previousData) }),
    /** `meta.rows` are the records as they are known. */
    async updateMany(_: string, { ids, data, meta }: UpdateSeveral) {
      const rowOf = (id: Identifier) => meta?.rows?.find((row) => row.id === id)
      return { data: await settleEach(ids, (id) => save(id, data, rowOf(id))) }
    },
    delete: async (_: string, { id, previousData }: { id: Identifier; previousData?: Partial<RaRecord> }) => ({
      data: await remove(id, previousData),
    }),
    deleteMany: async (_: string, { ids }: { ids: readonly Identifier[] }) => ({ data: await settleEach(ids, remove) }),
    upload: uploadTo({ apiUrl, session }, resource.fields),
  }
}

/** Sends a file for one of the declared fields. */
export const uploadTo =
  ({ apiUrl, session }: Pick<Connection, 'apiUrl' | 'session'>, fields: Fields) =>
  (name: string, field: string, file: File, sending?: Sending) => {
    const declared = fieldAt(fields, field)
    if (declared?.kind !== 'image' && declared?.kind !== 'file')
      throw new Error(`"${field}" of "${name}" takes no files`)
    return upload(session, apiUrl + callOf(declared.upload).path, file, sending)
  }

interface UpdateOne {
  id: Identifier
  data: Partial<RaRecord>
  previousData?: Partial<RaRecord>
}
interface UpdateSeveral {
  ids: readonly Identifier[]
  data: Partial<RaRecord>
  meta?: { rows?: readonly RaRecord[] }
}
