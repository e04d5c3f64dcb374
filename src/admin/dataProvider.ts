import type { DataProvider, Identifier, RaRecord } from 'ra-core'
import { type Fields, fieldAt } from '../contract/schema/fields.ts'
import type { Resource } from '../contract/schema/resource.ts'
import type { Singleton } from '../contract/schema/singleton.ts'
import { callOf } from './api/calls.ts'
import { createCall } from './api/createCall.ts'
import { createHttp } from './api/http.ts'
import { createResourceAdapter } from './api/resourceAdapter.ts'
import { settleEach } from './api/settleEach.ts'
import { createSingletonAdapter } from './api/singletonAdapter.ts'
import { type Sending, upload } from './api/upload.ts'
import type { Session } from './session/session.ts'

/** React-admin's verbs, and one more that fields may declare. */
export interface AdminDataProvider extends DataProvider {
  /** Sends a file for a field and gives its public address. */
  upload(resource: string, field: string, file: File, sending?: Sending): Promise<string>
}

/** What a form asks for: of a resource's record, or of a singleton, which is the one record under its key. */
interface Editor {
  fields: Fields
  read(id: Identifier): Promise<RaRecord>
  update(id: Identifier, data: Partial<RaRecord>, previous?: Partial<RaRecord>): Promise<RaRecord>
}

/**
 * Speaks react-admin's verbs to the API in the words that each resource and each singleton declares. It asks no more of
 * a server than the specification's section 7: a create, update, delete or toggle may answer an entity, an id, an empty
 * object or nothing.
 */
export function createDataProvider(
  apiUrl: string,
  session: Session,
  resources: readonly Resource[],
  singletons: readonly Singleton[] = [],
) {
  const speakersBy = (asks: { asksForReads?: boolean } = {}) => {
    const [http, call] = [createHttp(session, asks), createCall(apiUrl, session, asks)]
    const adapters = new Map(
      resources.map((resource) => [
        resource.name,
        { ...createResourceAdapter(apiUrl, http, call, resource), fields: resource.fields },
      ]),
    )
    const editors = new Map<string, Editor>([
      ...singletons.map(
        (singleton) =>
          [singleton.key, { ...createSingletonAdapter(call, singleton), fields: singleton.fields }] as const,
      ),
      ...adapters,
    ])
    return { adapters, editors }
  }
  const background = speakersBy()
  /** For reads that the person's own action waits for: they may ask for a sign-in in place. */
  const asking = speakersBy({ asksForReads: true })
  const readersBy = (meta?: { asksInPlace?: boolean }) => (meta?.asksInPlace ? asking : background)
  const adapter = (name: string, meta?: { asksInPlace?: boolean }) => known(readersBy(meta).adapters, name)
  const editor = (name: string, meta?: { asksInPlace?: boolean }) => known(readersBy(meta).editors, name)

  const provider = {
    getList: (name, params) => adapter(name, params.meta).getList(params),
    getOne: async (name, { id, meta }) => ({ data: await editor(name, meta).read(id) }),
    getMany: async (name, params) => {
      const ids = params.ids.map((id) => (/^\d+$/.test(String(id)) ? Number(id) : id))
      const { data } = await adapter(name).getMany({ ...params, ids })
      const wanted = new Set(ids.map(String))
      return { data: data.filter(({ id }) => wanted.has(String(id))) }
    },
    getManyReference: (name, params) => adapter(name).getManyReference(params),
    create: async (name, { data, meta }) => ({ data: await adapter(name).create(data, meta?.formKey) }),
    update: async (name, { id, data, previousData }) => ({ data: await editor(name).update(id, data, previousData) }),
    updateMany: async (name, { ids, data, meta }) => {
      const rows: readonly RaRecord[] = meta?.rows ?? []
      const update = (id: Identifier) =>
        adapter(name).update(
          id,
          data,
          rows.find((row) => row.id === id),
        )
      return { data: await settleEach(ids, update) }
    },
    delete: async (name, { id, previousData }) => ({ data: await adapter(name).remove(id, previousData) }),
    deleteMany: async (name, { ids }) => ({ data: await settleEach(ids, (id) => adapter(name).remove(id)) }),
    upload(name, field, file, sending) {
      const declared = fieldAt(editor(name).fields, field)
      if (declared?.kind !== 'image') throw new Error(`"${field}" of "${name}" takes no files`)
      return upload(session, apiUrl + callOf(declared.upload).path, file, sending)
    },
  } satisfies Loosely<AdminDataProvider>
  return provider as AdminDataProvider
}

function known<T>(all: Map<string, T>, name: string): T {
  const found = all.get(name)
  if (!found) throw new Error(`Nothing here is called "${name}"`)
  return found
}

/** React-admin types each answer by what its caller expects; a provider that reads declarations knows `RaRecord`. */
type Loosely<P> = {
  [V in keyof P]: P[V] extends (...args: infer A) => Promise<unknown> ? (...args: A) => Promise<unknown> : P[V]
}
