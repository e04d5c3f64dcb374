import { type Message, messages } from '../../contract/resources/messages/messages.ts'

/** A message as any server that keeps the specification may show it: what is ours alone may be missing. */
export type InboxMessage = Pick<Message, 'id'> & { readonly [F in Exclude<keyof Message, 'id'>]?: Message[F] | null }

/** What is shown of the inbox. Spam is kept apart from all. */
export const VIEWS = ['all', 'unread', 'unanswered', 'spam'] as const
export type View = (typeof VIEWS)[number]

interface Kept {
  /** What is asked for. */
  filter: Readonly<Record<string, boolean>>
  /** Whether a message stays there, whatever is done to it; a server that does not know spam has none. */
  holds: (message: InboxMessage) => boolean
}

export const views: Record<View, Kept> = {
  all: { filter: {}, holds: ({ isSpam }) => !isSpam },
  unread: { filter: messages.shorthands.unreadOnly, holds: ({ isSpam }) => !isSpam },
  unanswered: {
    filter: { isAnswered: false, isSpam: false },
    holds: ({ isAnswered, isSpam }) => !isAnswered && !isSpam,
  },
  spam: { filter: { isSpam: true }, holds: ({ isSpam }) => isSpam === true },
}

export interface Wanted {
  view: View
  q: string
}

/** What react-admin's data provider is asked for. */
export const wantedOf = ({ view, q }: Wanted) => ({
  filter: { ...views[view].filter, ...(q && { q }) },
  sort: { field: 'createdAt', order: 'DESC' } as const,
})
