import type { ApiResponse, ApiResponses } from '../../contract/site.ts'

/** Data that a page has requested, in one of its states. */
export type Loadable<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T; total?: number | undefined }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => Promise<void> }

/** The outcome of a request that got no response. */
export const NO_RESPONSE: ApiResponse = { status: 0, body: null }

/** A response with an entity or a list. Any other body, such as the page of another server, counts as a failure. */
export const hasData = ({ status, body }: ApiResponse): boolean =>
  status >= 200 && status < 300 && typeof body === 'object' && body !== null

/**
 * Adds a failure for each request without a response, on the server and in the browser alike. A list that was left out as not
 * needed counts as failed too; nothing shows it.
 */
export const fillMissing = (requests: readonly string[], responses: ApiResponses): ApiResponses => ({
  ...Object.fromEntries(requests.map((apiPath) => [apiPath, NO_RESPONSE])),
  ...responses,
})

/** The rows of a list; none unless it is ready. */
export const rowsOf = <T>(loaded: Loadable<T[]>): T[] =>
  loaded.state === 'ready' && Array.isArray(loaded.data) ? loaded.data : []
