import { type GetListParams, HttpError, type Identifier, type RaRecord } from 'ra-core'
import type { ListedApiKey, OpenSession, Person } from '../../contract/api/accounts.ts'
import type {
  Activity,
  DeletedRecord,
  FirstDayStep,
  NotFoundEntry,
  PersonalData,
  Redirect,
  StatusLine,
  TranslationCount,
  Version,
} from '../../contract/api/administration.ts'
import type { Backup, BackupState } from '../../contract/api/backups.ts'
import {
  administratorEndpoints,
  apiKeyEndpoints,
  auditLogEndpoints,
  authEndpoints,
  backupEndpoints,
  cdnEndpoints,
  dashboardEndpoints,
  mailEndpoints,
  personalDataEndpoints,
  redirectEndpoints,
  secondFactorEndpoints,
  siteHealthEndpoints,
  translationEndpoints,
  trashEndpoints,
  versionEndpoints,
  webhookEndpoints,
} from '../../contract/api/endpoints.ts'
import type { MailSettings } from '../../contract/api/mailSettings.ts'
import type { SecondFactorState } from '../../contract/api/secondFactor.ts'
import { visitEndpoints } from '../../contract/api/visitCalls.ts'
import type { VisitReport } from '../../contract/api/visits.ts'
import type { Delivery, Webhook } from '../../contract/api/webhooks.ts'
import type { Access } from '../../contract/schema/endpoint.ts'
import type { Capability } from '../capabilities.tsx'
import { type Call, callOf } from './calls.ts'
import { fetchFile } from './fetchFile.ts'
import { idIn, UNKNOWN_ID } from './records.ts'
import { type Connection, FIRST_PAGE, type ReadMeta } from './resourceAdapter.ts'

/** A row of the API with its id in the data provider. */
type Identified<T> = Omit<T, 'id'> & { id: Identifier }

/** Records that no declaration describes, by resource. */
export interface AdminRecords {
  account: RaRecord
  auditLog: Activity
  apiKeys: ListedApiKey
  backups: Identified<Backup>
  backupState: Identified<BackupState>
  cdnPurges: RaRecord
  deliveries: Identified<Delivery>
  mailSettings: Identified<MailSettings>
  firstDay: Identified<FirstDayStep>
  notFound: Identified<NotFoundEntry>
  administrators: Person
  personalData: Identified<PersonalData>
  redirects: Redirect
  secondFactor: Identified<SecondFactorState>
  sessions: OpenSession
  siteHealth: Identified<StatusLine>
  translations: Identified<TranslationCount>
  trash: Identified<DeletedRecord>
  versions: Identified<Version>
  /** Content of a version. A resource apart from the list, since react-admin would show the list's row instead. */
  versionContents: RaRecord
  visits: Identified<VisitReport>
  webhooks: Webhook
}

/** Verbs beside react-admin's, which are custom methods of the data provider. */
const CUSTOM_VERBS = ['restore', 'purge', 'resend', 'endOthers', 'changePassword', 'changeEmail'] as const
export type CustomVerb = (typeof CUSTOM_VERBS)[number]

interface AdminResource
  extends Partial<Record<CustomVerb | 'list' | 'read' | 'create' | 'update' | 'remove' | 'download', Access>> {
  /** Id of a row that has none of its own. It fills the parameters of the endpoints: `products/9` of `/admin/bin/:resource/:id`. */
  idOf?: (row: RaRecord, parent: Identifier | undefined) => Identifier
  /** `read` and `remove` take the id as this query parameter. */
  idParameter?: string
  /** The list is requested page by page; it has no total. */
  isPaged?: true
  /** Values of a filter are query parameters themselves. */
  hasPlainFilter?: true
  /** Optional part of the API that it belongs to; absent if every server has it. */
  requires?: Capability
}

const named = (field: string) => (row: RaRecord) => row[field]
const below = (field: string) => (row: RaRecord, parent: Identifier | undefined) => `${parent}/${row[field]}`

/** Endpoints of each resource. A list below a parent record (`getManyReference`) has the parent's id at the start of its ids. */
export const adminResources: Record<keyof AdminRecords, AdminResource> = {
  account: { changePassword: authEndpoints.changePassword, changeEmail: authEndpoints.changeEmail },
  auditLog: { list: auditLogEndpoints.list, isPaged: true },
  apiKeys: {
    requires: 'apiKeys',
    list: apiKeyEndpoints.list,
    create: apiKeyEndpoints.make,
    remove: apiKeyEndpoints.revoke,
  },
  backups: {
    list: backupEndpoints.list,
    create: backupEndpoints.make,
    restore: backupEndpoints.restore,
    download: backupEndpoints.download,
    idOf: named('name'),
  },
  backupState: { requires: 'backups', read: backupEndpoints.state },
  cdnPurges: { create: cdnEndpoints.purge },
  deliveries: { list: webhookEndpoints.deliveries, resend: webhookEndpoints.resend, idOf: below('id') },
  mailSettings: { requires: 'mailSettings', read: mailEndpoints.read },
  firstDay: { requires: 'demoContent', list: dashboardEndpoints.firstDay, idOf: named('key') },
  notFound: { requires: 'redirects', list: redirectEndpoints.notFound, idOf: named('path') },
  administrators: {
    requires: 'administrators',
    list: administratorEndpoints.list,
    create: administratorEndpoints.invite,
    remove: administratorEndpoints.remove,
  },
  personalData: { read: personalDataEndpoints.find, remove: personalDataEndpoints.erase, idParameter: 'of' },
  redirects: {
    requires: 'redirects',
    list: redirectEndpoints.list,
    create: redirectEndpoints.create,
    remove: redirectEndpoints.remove,
  },
  secondFactor: { requires: 'secondFactor', read: secondFactorEndpoints.state },
  sessions: {
    requires: 'sessions',
    list: authEndpoints.sessions,
    remove: authEndpoints.endSession,
    endOthers: authEndpoints.endOtherSessions,
  },
  siteHealth: { requires: 'siteHealth', list: siteHealthEndpoints.read, idOf: named('key'), hasPlainFilter: true },
  translations: { requires: 'translations', list: translationEndpoints.states, idOf: named('resource') },
  trash: {
    list: trashEndpoints.list,
    restore: trashEndpoints.restore,
    purge: trashEndpoints.purge,
    idOf: ({ resource, id }) => `${resource}/${id}`,
  },
  versions: { list: versionEndpoints.list, restore: versionEndpoints.restore, idOf: below('version') },
  versionContents: { read: versionEndpoints.read },
  visits: { requires: 'visits', list: visitEndpoints.report, hasPlainFilter: true },
  webhooks: {
    requires: 'webhooks',
    list: webhookEndpoints.list,
    create: webhookEndpoints.add,
    update: webhookEndpoints.change,
    remove: webhookEndpoints.remove,
  },
}

export interface VerbParams {
  id?: Identifier
  data?: object
}

/** React-admin's methods and the custom verbs for one resource of the back office: each is one call. */
export function createAdminAdapter({ apiUrl, session, call }: Connection, resource: AdminResource) {
  const { idOf, idParameter, isPaged, hasPlainFilter } = resource
  const identified = (row: RaRecord, parent?: Identifier): RaRecord => ({
    ...row,
    id: idOf ? idOf(row, parent) : row.id,
  })
  const about = (id: Identifier) => (idParameter ? { query: { [idParameter]: String(id) } } : { id })
  const merged = (...parts: unknown[]) => Object.assign({}, ...parts) as RaRecord

  async function rows(params: Parameters<Call>[1], parent?: Identifier) {
    const response = await call(resource.list, { id: parent, ...params })
    return Array.isArray(response) ? response.map((row: RaRecord) => identified(row, parent)) : []
  }
  async function page({ pagination: { page, perPage } = FIRST_PAGE, filter }: GetListParams) {
    const first = (page - 1) * perPage
    const query = { range: JSON.stringify([first, first + perPage - 1]), filter: JSON.stringify(filter ?? {}) }
    const data = await rows({ query })
    return { data, pageInfo: { hasNextPage: data.length === perPage, hasPreviousPage: page > 1 } }
  }
  const whole = (data: RaRecord[]) => ({ data, total: data.length })
  const verb =
    (name: CustomVerb) =>
    (_: string, { id, data }: VerbParams = {}) =>
      call(resource[name], { id, data })

  return {
    ...(Object.fromEntries(CUSTOM_VERBS.map((name) => [name, verb(name)])) as Record<
      CustomVerb,
      ReturnType<typeof verb>
    >),
    getList: async (_: string, params: GetListParams) =>
      isPaged ? page(params) : whole(await rows(hasPlainFilter ? { query: params.filter } : {})),
    getManyReference: async (_: string, { id, meta }: { id: Identifier; meta?: ReadMeta }) =>
      whole(await rows({ isInteractive: meta?.isInteractive }, id)),
    getOne: async (_: string, { id, meta }: { id: Identifier; meta?: ReadMeta }) => ({
      data: merged(await call(resource.read, { ...about(id), isInteractive: meta?.isInteractive }), { id }),
    }),
    async create(_: string, { data, meta }: { data: object; meta?: { formKey?: string } }) {
      const response = await call(resource.create, { data, formKey: meta?.formKey })
      return { data: merged(data, response, { id: idIn(response) ?? UNKNOWN_ID }) }
    },
    update: async (_: string, { id, data }: { id: Identifier; data: object }) => ({
      data: merged(data, await call(resource.update, { id, data }), { id }),
    }),
    delete: async (_: string, { id }: { id: Identifier }) => ({
      data: merged(await call(resource.remove, about(id)), { id }),
    }),
    download: (_: string, id: Identifier) => file(resource.download, { id }),
    exportCsv: (_: string, filter: object) =>
      file(resource.list, {
        query: hasPlainFilter ? { ...filter } : { filter: JSON.stringify(filter) },
        accept: 'text/csv',
      }),
  }

  /** Downloads a file. The user waits for it, so it may open a sign-in prompt. */
  function file(access: Access | undefined, { id, query, accept }: FileParams) {
    if (!access) throw new HttpError('', 405, {})
    const url = `${apiUrl}${callOf(access, id).path}${query ? `?${new URLSearchParams(query)}` : ''}`
    return session.run((token) => fetchFile(url, token, accept), { isInteractive: true })
  }
}

interface FileParams {
  id?: Identifier
  query?: Record<string, string>
  accept?: string
}
