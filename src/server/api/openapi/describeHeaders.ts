import { FORM_KEY_HEADER } from '../../../contract/api/formKey.ts'
import { SINGLETONS_PATH } from '../../../contract/schema/singleton.ts'
import type { Answer, Operation } from './document.ts'

/** An answer, and what it is to. */
interface Answering {
  answer: Answer
  status: string
  path: string
  method: string
  operation: Operation
  /** Whether one of what this call lists or makes has an address of its own. */
  hasMembers: boolean
}

interface Header {
  description: string
  /** Whether such an answer may say it. */
  isSaid(answering: Answering): boolean
}

/** What answers say in their heads, beside what every answer of HTTP may. */
const HEADERS: Record<string, Header> = {
  'Content-Range': {
    description: 'Which rows these are, and of how many: `products 0-24/310`, or `products */0` where there are none.',
    isSaid: ({ status, operation }) => status === '200' && takes(operation, 'query', 'range'),
  },
  ETag: {
    description: 'Names the revision and what is shown of it, for If-Match and If-None-Match.',
    isSaid: ({ answer, path, method }) => method !== 'delete' && (isRevised(answer) || isSingleton(answer, path)),
  },
  Location: {
    description: 'Where what was made is, where it is by now, or what the same form has made before.',
    isSaid: ({ status, operation, hasMembers }) =>
      (status === '201' && hasMembers) || status === '308' || (status === '409' && takesFormKey(operation)),
  },
  'Retry-After': {
    description: 'In how many seconds to come back.',
    isSaid: ({ status }) => status === '429' || status === '503',
  },
  'WWW-Authenticate': { description: '`Bearer`.', isSaid: ({ status }) => status === '401' },
}

/** Adds to an answer the headers that it may have. */
export function describeHeaders(answering: Answering): void {
  const said = Object.entries(HEADERS).filter(([, { isSaid }]) => isSaid(answering))
  if (said.length > 0)
    answering.answer.headers = Object.fromEntries(
      said.map(([name, { description }]) => [name, { description, schema: { type: 'string' } }]),
    )
}

/** Whether it makes nothing twice for one form. */
export const takesFormKey = (operation: Operation): boolean => takes(operation, 'header', FORM_KEY_HEADER.toLowerCase())

const takes = ({ parameters = [] }: Operation, place: string, name: string): boolean =>
  parameters.some((each) => each.in === place && each.name === name)

/** Whether an answer is a record that says its revision. */
const isRevised = ({ content }: Answer): boolean =>
  content?.['application/json']?.schema.properties?.updatedAt !== undefined

const SINGLETON = new RegExp(`/${SINGLETONS_PATH}/[^/{]+$`)

/** Whether it is a page's content, of which visitors read all but the revision. */
const isSingleton = ({ content }: Answer, path: string): boolean =>
  content?.['application/json'] !== undefined && SINGLETON.test(path)
