import type { Message, View } from '../../contract/resources/messages.ts'

/** A message as any server that keeps the specification may show it: what is ours alone may be missing. */
export type InboxMessage = Pick<Message, 'id'> & { readonly [F in Exclude<keyof Message, 'id'>]?: Message[F] | null }

/** Whether a message stays in a view, whatever is done to it; a server that does not know spam has none. */
export const holds: Record<View, (message: InboxMessage) => boolean> = {
  all: ({ isSpam }) => !isSpam,
  unread: ({ isSpam }) => !isSpam,
  unanswered: ({ isAnswered, isSpam }) => !isAnswered && !isSpam,
  spam: ({ isSpam }) => isSpam === true,
  // What is sent again from there stays until the next look.
  unsent: ({ isSpam }) => !isSpam,
}
