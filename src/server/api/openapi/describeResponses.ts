import { FORM_KEY_HEADER } from '../../../contract/api/formKey.ts'
import { SINGLETONS_PATH } from '../../../contract/schema/singleton.ts'
import type { ApiDocument, ApiResponse, Operation } from './document.ts'

/** Descriptions of statuses. */
const MEANINGS: Record<string, string> = {
  200: 'Success',
  201: 'Created',
  204: 'Success, without a body',
  400: 'Malformed or invalid',
  401: 'Missing or invalid token',
  403: 'An API key without permission for this call, an administrator who must set up a second factor first, or a sign-in that is not recent enough: then `code` is `reauthenticate`',
  404: 'No such record',
  409: 'Changed by another request meanwhile, in conflict with another record, or an idempotency key that was used with another body',
  408: 'Timeout while receiving the body',
  413: 'Too large',
  415: 'Unsupported content type',
  429: 'Too many requests; see Retry-After',
  502: 'An upstream server did not respond',
  503: 'Unavailable or not configured',
  default: 'Any other error',
}

const errorStatuses: [status: string, isPossible: (operation: Operation, method: string) => boolean][] = [
  ['400', (operation) => validatesBody(operation) || Boolean(operation.parameters?.length)],
  ['401', needsToken],
  ['403', needsToken],
  ['404', ({ parameters = [] }) => parameters.some((each) => each.in === 'path')],
  [
    '409',
    (operation, method) =>
      needsToken(operation) &&
      (method === 'put' || method === 'delete' || takesSlug(operation) || takesIdempotencyKey(operation)),
  ],
  ['408', ({ requestBody }) => Boolean(requestBody)],
  ['413', ({ requestBody }) => Boolean(requestBody)],
  ['415', validatesBody],
  ['429', () => true],
  ['default', () => true],
]

/** Bodies of any type and shape get a 204. */
function validatesBody({ requestBody, responses }: Operation): boolean {
  return Boolean(requestBody) && !responses['204']
}

function needsToken({ security }: Operation): boolean {
  return Boolean(security?.length)
}

/** A given slug may already be taken. */
const takesSlug = ({ requestBody }: Operation): boolean =>
  Object.values(requestBody?.content ?? {}).some(({ schema }) => schema?.properties?.slug !== undefined)

const problemResponse = (status: string): ApiResponse => ({
  description: MEANINGS[status] ?? MEANINGS.default,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } as object } },
})

/** Adds an operation id, error responses and response headers to every operation. */
export function describeResponses<D extends Pick<ApiDocument, 'paths'>>(document: D): D {
  const paths = Object.keys(document.paths ?? {})
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    const hasMembers = paths.some((each) => each.startsWith(`${path}/{`))
    for (const [method, operation] of Object.entries(operations)) {
      operation.operationId = operationIdOf(method, path)
      for (const [status, response] of Object.entries(operation.responses))
        if (Number(status) >= 400) operation.responses[status] = problemResponse(status)
        else if (response.description === 'Default Response') response.description = MEANINGS[status] ?? ''
      for (const [status, isPossible] of errorStatuses)
        if (isPossible(operation, method)) operation.responses[status] = problemResponse(status)
      for (const [status, response] of Object.entries(operation.responses))
        describeHeaders({ response, status, path, method, operation, hasMembers })
    }
  }
  return document
}

/** `putProductsIdToggleFeature`: unique, because method and path are. */
const operationIdOf = (method: string, path: string): string =>
  method +
  path
    .replace(/^\/api/, '')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** A response with its operation. */
interface DescribedResponse {
  response: ApiResponse
  status: string
  path: string
  method: string
  operation: Operation
  /** Records of this list have their own paths. */
  hasMembers: boolean
}

interface Header {
  description: string
  isPossible(described: DescribedResponse): boolean
}

/** Response headers in addition to the general ones of HTTP. */
const HEADERS: Record<string, Header> = {
  'Content-Range': {
    description: 'Range of the returned rows and the total: `products 0-24/310`, or `products */0` if there are none.',
    isPossible: ({ status, operation }) => status === '200' && takes(operation, 'query', 'range'),
  },
  ETag: {
    description: 'Revision of the record and its representation, for If-Match and If-None-Match.',
    isPossible: ({ response, path, method }) =>
      method !== 'delete' && (isRevised(response) || isSingleton(response, path)),
  },
  Location: {
    description:
      'URL of the created record, of its new place, or of the record that an earlier request with the same key created.',
    isPossible: ({ status, operation, hasMembers }) =>
      (status === '201' && hasMembers) || status === '308' || (status === '409' && takesIdempotencyKey(operation)),
  },
  'Retry-After': {
    description: 'Seconds to wait before the next request.',
    isPossible: ({ status }) => status === '429' || status === '503',
  },
  'WWW-Authenticate': { description: '`Bearer`.', isPossible: ({ status }) => status === '401' },
}

/** Adds the headers that a response may have. */
function describeHeaders(described: DescribedResponse): void {
  const headers = Object.entries(HEADERS).filter(([, { isPossible }]) => isPossible(described))
  if (headers.length > 0)
    described.response.headers = Object.fromEntries(
      headers.map(([name, { description }]) => [name, { description, schema: { type: 'string' } }]),
    )
}

const takesIdempotencyKey = (operation: Operation): boolean => takes(operation, 'header', FORM_KEY_HEADER.toLowerCase())

const takes = ({ parameters = [] }: Operation, place: string, name: string): boolean =>
  parameters.some((each) => each.in === place && each.name === name)

/** Whether a response is a record with its version. */
const isRevised = ({ content }: ApiResponse): boolean =>
  content?.['application/json']?.schema.properties?.updatedAt !== undefined

const SINGLETON = new RegExp(`/${SINGLETONS_PATH}/[^/{]+$`)

/** Whether it is a singleton, whose public response lacks the version. */
const isSingleton = ({ content }: ApiResponse, path: string): boolean =>
  content?.['application/json'] !== undefined && SINGLETON.test(path)
