import { describeHeaders, takesFormKey } from './describeHeaders.ts'
import type { Answer, ApiDocument, Operation } from './document.ts'

/** What a status means here, whatever the call. */
const MEANINGS: Record<string, string> = {
  200: 'Done',
  201: 'Created',
  400: 'Malformed or invalid',
  401: 'No or bad token',
  403: 'A key that may not make this call, or an administrator who has to set up a second factor first, or one whose sign-in is not recent enough for this call: then `code` is `reauthenticate`',
  404: 'No such record',
  409: 'Changed by somebody else meanwhile, in conflict with another record, or sent before and saying something else now',
  408: 'The body took too long to arrive',
  413: 'Too large',
  415: 'Wrong type',
  429: 'Too many requests; Retry-After says when to come back',
  502: 'A server that this one asks gave no answer',
  503: 'Not available, or not configured',
  default: 'Any other failure',
}

/** In which ways an operation may be refused, by what it takes. */
const refusals: [status: string, isPossible: (operation: Operation, method: string) => boolean][] = [
  ['400', ({ requestBody, parameters = [] }) => Boolean(requestBody) || parameters.length > 0],
  ['401', needsToken],
  ['403', needsToken],
  ['404', ({ parameters = [] }) => parameters.some((each) => each.in === 'path')],
  [
    '409',
    (operation, method) =>
      needsToken(operation) &&
      (method === 'put' || method === 'delete' || takesSlug(operation) || takesFormKey(operation)),
  ],
  ['408', ({ requestBody }) => Boolean(requestBody)],
  ['413', ({ requestBody }) => Boolean(requestBody)],
  ['415', ({ requestBody }) => Boolean(requestBody)],
  ['429', () => true],
  ['default', () => true],
]

function needsToken({ security }: Operation): boolean {
  return Boolean(security?.length)
}

/** An address that is given may be another record's already. */
const takesSlug = ({ requestBody }: Operation): boolean =>
  Object.values(requestBody?.content ?? {}).some(({ schema }) => schema?.properties?.slug !== undefined)

const problemAnswer = (status: string): Answer => ({
  description: MEANINGS[status] ?? MEANINGS.default,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } as object } },
})

/** Names every operation, and adds to each the ways in which it may be refused, and what its answers say in their heads. */
export function describeAnswers<D extends Pick<ApiDocument, 'paths'>>(document: D): D {
  const paths = Object.keys(document.paths ?? {})
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    const hasMembers = paths.some((each) => each.startsWith(`${path}/{`))
    for (const [method, operation] of Object.entries(operations)) {
      operation.operationId = operationIdOf(method, path)
      for (const [status, answer] of Object.entries(operation.responses))
        if (Number(status) >= 400) operation.responses[status] = problemAnswer(status)
        else if (answer.description === 'Default Response') answer.description = MEANINGS[status] ?? ''
      for (const [status, isPossible] of refusals)
        if (isPossible(operation, method)) operation.responses[status] = problemAnswer(status)
      for (const [status, answer] of Object.entries(operation.responses))
        describeHeaders({ answer, status, path, method, operation, hasMembers })
    }
  }
  return document
}

/** `putProductsIdToggleFeature`: unique, since method and path are. */
const operationIdOf = (method: string, path: string): string =>
  method +
  path
    .replace(/^\/api/, '')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
