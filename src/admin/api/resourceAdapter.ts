import { type DataProvider, HttpError, type Identifier, type RaRecord } from 'ra-core'
import simpleRest from 'ra-data-simple-rest'
import type { Resource } from '../../contract/schema/resource.ts'
import { callOf, isFlip, toggleCallOf } from './calls.ts'
import type { Call } from './createCall.ts'
import { locationIn } from './failure.ts'
import type { Http } from './http.ts'
import { withListDialect } from './listDialect.ts'
import { idIn, inputOf, isEntity, underOwnNames } from './records.ts'

/** What a created record has when the server does not tell its id; real ids are positive. */
const UNTOLD_ID = 0

/** One resource's verbs, in the words of its declaration. */
export function createResourceAdapter(apiUrl: string, http: Http, call: Call, resource: Resource) {
  const { endpoints } = resource
  const listPath = callOf(endpoints.list).path.slice(1)
  const lists = simpleRest(apiUrl, withListDialect(http, resource))

  const known = (record: RaRecord) => underOwnNames(resource, record)

  /** Where there is no call for one row, the list is asked for that one: other servers answer it whole. */
  async function read(id: Identifier): Promise<RaRecord> {
    const answer = endpoints.read ? await call(endpoints.read, { id }) : await listed(id)
    if (!isEntity(answer)) throw new HttpError('', 404, {})
    return known(answer)
  }

  async function listed(id: Identifier): Promise<unknown> {
    const { data } = await lists.getMany(listPath, { ids: [Number(id)] })
    return data.find((row) => String(row.id) === String(id))
  }

  /** Sets a flag. A call that flips is told which version it flips, so that on a stale list it never does the opposite. */
  async function setFlag(
    id: Identifier,
    field: string,
    value: boolean,
    previous?: Partial<RaRecord>,
  ): Promise<RaRecord> {
    const toggle = endpoints.toggle?.[field]
    // A flip does the opposite where it stands so already: that is looked for, unless it is said to stand otherwise.
    const before = isFlip(toggle) && previous?.[field] !== !value ? await read(id) : previous
    if (isFlip(toggle) && before?.[field] === value) return { ...before, id }
    const set = (updatedAt: unknown) =>
      call(toggleCallOf(toggle, value), { id, data: isFlip(toggle) && updatedAt ? { updatedAt } : undefined })
    const answer = await set(before?.updatedAt).catch(async (error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 409) throw error
      const present = await read(id)
      return present[field] === value ? present : set(present.updatedAt)
    })
    return isEntity(answer) ? known(answer) : { ...before, [field]: value, id }
  }

  /** Flags that are changed alone, and have calls of their own. */
  function flagsIn(data: Partial<RaRecord>): [field: string, value: boolean][] | undefined {
    const changed = Object.entries(data)
    return changed.length > 0 && changed.every(([name]) => endpoints.toggle?.[name]) ? changed : undefined
  }

  /**
   * Saves, or sets what has a call of its own. `updatedAt` goes along, so that a save over somebody else's is refused
   * (409).
   */
  async function update(id: Identifier, data: Partial<RaRecord>, previous?: Partial<RaRecord>): Promise<RaRecord> {
    const flags = flagsIn(data)
    if (flags) {
      let record: Partial<RaRecord> = { ...previous, id }
      for (const [field, value] of flags) record = await setFlag(id, field, value, record)
      return record as RaRecord
    }
    const updatedAt = data.updatedAt ?? previous?.updatedAt
    const answer = await call(endpoints.update, { id, data: { ...inputOf(resource, data), updatedAt } })
    // What a server does not show is read again, or the next save would look stale to it.
    return isEntity(answer) ? known(answer) : read(id).catch(() => ({ ...previous, ...data, id }))
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
    /**
     * Makes a record. Where an earlier try of the same form made it already, and something else is said now, the server
     * tells where it is, and what changed is saved there.
     */
    async create(data: Partial<RaRecord>, formKey?: string): Promise<RaRecord> {
      try {
        const answer = await call(endpoints.create, { data: inputOf(resource, data), formKey })
        return { ...data, ...(isEntity(answer) ? answer : { id: idIn(answer) ?? UNTOLD_ID }) }
      } catch (error) {
        const made = formKey && idIn(locationIn(error)?.split('/').at(-1))
        if (!made || !endpoints.update) throw error
        return update(made, data)
      }
    },
    update,
    async remove(id: Identifier, previous?: Partial<RaRecord>): Promise<RaRecord> {
      const answer = await call(endpoints.remove, { id })
      return isEntity(answer) ? answer : { ...previous, id }
    },
  }
}
