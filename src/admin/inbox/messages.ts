import { endpointOf, parseEndpoint } from '../../contract/endpoint.ts'
import { type Message, messages } from '../../contract/resources/messages/messages.ts'
import type { Http } from '../api/http.ts'
import { withListDialect } from '../api/listDialect.ts'
import { searchedFieldsOf } from '../api/records.ts'

/** A message as any server that keeps the specification may show it: what is ours alone may be missing. */
export type InboxMessage = Pick<Message, 'id'> & { readonly [F in Exclude<keyof Message, 'id'>]?: Message[F] | null }

/** What is shown of the inbox. Spam is kept apart from all. */
export const VIEWS = ['all', 'unread', 'spam'] as const
export type View = (typeof VIEWS)[number]

interface Kept {
  /** What is asked for, beside the range: the specification's own `unreadOnly`, or a filter of ours. */
  query: Record<string, string>
  filter?: object
  /** Whether a message belongs there; a server that does not know spam has none. */
  holds: (message: InboxMessage) => boolean
}

export const views: Record<View, Kept> = {
  all: { query: {}, holds: ({ isSpam }) => !isSpam },
  unread: { query: { unreadOnly: 'true' }, holds: ({ isSpam }) => !isSpam },
  spam: { query: {}, filter: { isSpam: true }, holds: ({ isSpam }) => isSpam === true },
}

export interface Wanted {
  view: View
  q: string
  /** The newest so many; absent means all. */
  count?: number
}

const LIST = parseEndpoint(endpointOf(messages.endpoints.list)).path
const NEWEST_FIRST = JSON.stringify(['createdAt', 'DESC'])

/** Reads messages, the newest first. A server that answers a plain array is searched and cut here. */
export async function readMessages(http: Http, apiUrl: string, { view, q, count }: Wanted) {
  const { query, filter } = views[view]
  const search = new URLSearchParams({
    ...query,
    sort: NEWEST_FIRST,
    ...(count && { range: JSON.stringify([0, count - 1]) }),
    ...((filter || q) && { filter: JSON.stringify({ ...filter, ...(q && { q }) }) }),
  })
  const list = withListDialect(http, searchedFieldsOf(messages))
  const { json, headers } = await list(`${apiUrl}${LIST}?${search}`)
  const rows = (Array.isArray(json) ? json : []) as InboxMessage[]
  const found = view === 'unread' ? rows.filter(({ isRead }) => !isRead) : rows
  return { rows: found, total: Number(headers.get('Content-Range')?.split('/')[1] ?? found.length) }
}
