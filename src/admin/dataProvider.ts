import { combineDataProviders, type DataProvider, HttpError, type Identifier } from 'ra-core'
import simpleRest from 'ra-data-simple-rest'
import { backupEndpoints } from '../contract/api/endpoints.ts'
import type { Resource } from '../contract/schema/resource.ts'
import type { Singleton } from '../contract/schema/singleton.ts'
import {
  type AdminRecords,
  adminResources,
  type CustomVerb,
  createAdminAdapter,
  type VerbParams,
} from './api/adminResources.ts'
import { callOf, createCall } from './api/calls.ts'
import { type Download, postForFile } from './api/fetchFile.ts'
import { createHttp } from './api/http.ts'
import { createResourceAdapter } from './api/resourceAdapter.ts'
import { createSingletonAdapter, type SavedHandler } from './api/singletonAdapter.ts'
import { type Sending, sendForm } from './api/upload.ts'
import type { Session } from './auth/session.ts'

type BackOfficeName = keyof AdminRecords
type CustomVerbs = Record<CustomVerb, (resource: BackOfficeName, params?: VerbParams) => Promise<unknown>>

/** React-admin's methods and our own. */
export interface AdminDataProvider extends DataProvider, CustomVerbs {
  /** Sends a file for a field and returns its public address. */
  upload(resource: string, field: string, file: File, sending?: Sending): Promise<string>
  /** File of a record. */
  download(resource: BackOfficeName, id: Identifier): Promise<Blob>
  /** Filtered list as the server's CSV file. */
  exportCsv(resource: BackOfficeName, filter: object): Promise<Blob>
}

/**
 * One provider for each declared resource, each singleton and each resource of the back office. Any other resource uses
 * react-admin's simple REST dialect. Reads open no sign-in prompt, unless `meta.isInteractive` is set.
 */
export function createDataProvider(
  apiUrl: string,
  session: Session,
  resources: readonly Resource[],
  singletons: readonly Singleton[] = [],
  onSingletonSaved?: SavedHandler,
): AdminDataProvider {
  const http = createHttp(session)
  const connection = { apiUrl, session, http, call: createCall(apiUrl, session) }
  const providers = new Map<string, object>([
    ...Object.entries(adminResources).map(([name, each]) => [name, createAdminAdapter(connection, each)] as const),
    ...singletons.map((each) => [each.key, createSingletonAdapter(connection, each, onSingletonSaved)] as const),
    ...resources.map((each) => [each.name, createResourceAdapter(connection, each)] as const),
  ])
  const others = simpleRest(apiUrl, http)
  // Each provider has the methods that its records support, typed by `RaRecord` instead of the caller's type parameter.
  return combineDataProviders((name) => (providers.get(name) ?? others) as DataProvider) as AdminDataProvider
}

/** Creates a backup during its download; `onBytes` reports the received bytes. */
export const downloadNewBackup = (
  { apiUrl, session }: { apiUrl: string; session: Session },
  request: { data: object; onBytes: (bytes: number) => void },
): Promise<Download> =>
  session.run((token) => postForFile(apiUrl + callOf(backupEndpoints.downloadNow).path, token, request), {
    isInteractive: true,
  })

interface BackupUpload extends Sending {
  passphrase: string
  /** Message for a file that is larger than the server takes, in bytes. */
  tooLarge: (maxBytes: number) => string
}

/**
 * Restores a backup file. Its sign-in and size are checked before it is sent: a server's refusal would be read only after
 * all of it.
 */
export async function uploadBackup(
  { apiUrl, session }: { apiUrl: string; session: Session },
  file: File,
  { passphrase, tooLarge, ...sending }: BackupUpload,
): Promise<unknown> {
  const limit = await createCall(apiUrl, session)(backupEndpoints.uploadLimit, { isInteractive: true })
  const { maxBytes } = (limit ?? {}) as { maxBytes?: number }
  if (maxBytes !== undefined && file.size > maxBytes) throw new HttpError(tooLarge(maxBytes), 413, {})
  const fields: Record<string, string> = passphrase ? { passphrase } : {}
  return sendForm(session, apiUrl + callOf(backupEndpoints.upload).path, file, { ...sending, fields })
}
