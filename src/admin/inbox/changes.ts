import type { InboxMessage } from './messages.ts'

/** What is done to a message, shown before its server has agreed. */
export type Change = { id: number; patch: Partial<InboxMessage> } | { id: number; isRemoved: true }

/** The messages as they are going to be; a change that is given up is left out, and so undone. */
export const withChanges = (rows: readonly InboxMessage[], changes: readonly Change[]): InboxMessage[] =>
  changes.reduce<InboxMessage[]>(
    (present, change) =>
      'isRemoved' in change
        ? present.filter(({ id }) => id !== change.id)
        : present.map((row) => (row.id === change.id ? { ...row, ...change.patch } : row)),
    [...rows],
  )
