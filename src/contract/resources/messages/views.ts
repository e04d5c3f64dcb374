import { messages } from './messages.ts'

/** What is shown of the inbox. Spam is kept apart from all; what was not sent is led to from elsewhere. */
export const VIEWS = ['all', 'unread', 'unanswered', 'spam', 'unsent'] as const
export type View = (typeof VIEWS)[number]

export interface Wanted {
  view: View
  q: string
}

/** How many messages are shown at first, and how many more each time. */
export const STEP = 50

/** What is asked for in each view. */
const filters: Record<View, Readonly<Record<string, boolean>>> = {
  all: { isSpam: false },
  unread: messages.shorthands.unreadOnly,
  unanswered: { isAnswered: false, isSpam: false },
  spam: { isSpam: true },
  unsent: { isUnsent: true, isSpam: false },
}

/** What an address says of the inbox. */
export const wantedIn = (address: URLSearchParams): Wanted => ({
  view: VIEWS.find((view) => view === address.get('view')) ?? 'all',
  q: address.get('q') ?? '',
})

/** What react-admin's data provider is asked for. */
export const wantedOf = ({ view, q }: Wanted) => ({
  filter: { ...filters[view], ...(q && { q }) },
  sort: { field: 'createdAt', order: 'DESC' } as const,
})
