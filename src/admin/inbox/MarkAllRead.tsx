import { HttpError, type Identifier, useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { MarkedRead } from '../../contract/api/contact.ts'
import { contactEndpoints } from '../../contract/api/contactCalls.ts'
import { inboxTexts } from '../../contract/i18n/admin/inbox.ts'
import { messages, wantedOf } from '../../contract/resources/messages.ts'
import { useCall } from '../api/calls.ts'
import { useNotifyingMutation } from '../api/mutations.ts'
import { useStats } from '../api/useStats.ts'
import { useCapability } from '../capabilities.tsx'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { useResourceMessages } from '../resources/definitions.ts'

/** Marks every unread message as read, including those not loaded in the list. */
export function MarkAllRead({ onDone }: { onDone: () => void }) {
  const labels = useMessages(inboxTexts)
  const texts = useResourceMessages()
  const { number } = useFormats()
  const { unreadMessageCount: count = 0 } = useStats().data ?? {}
  const { markAll, done } = useMarkAllRead(onDone)
  if (!count && done === undefined) return null
  return (
    <Button
      variant="text"
      isBusy={done !== undefined}
      onClick={() => window.confirm(labels.confirmAllRead(texts.count(count))) && markAll()}
    >
      {done === undefined ? labels.markAllRead : labels.marking(number(done))}
    </Button>
  )
}

/** Batch size if each message needs a request of its own. */
const STEP = 20

/**
 * Marks the unread messages: by the bulk endpoint if the API has it, else by a request for each. Reports progress, and in the
 * end the first failure.
 */
function useMarkAllRead(onDone: () => void) {
  const labels = useMessages(inboxTexts)
  const texts = useResourceMessages()

  const dataProvider = useDataProvider()
  const call = useCall()
  const hasEndpoint = useCapability('markAllRead')

  /** Progress; undefined unless running. */
  const [done, setDone] = useState<number>()

  /** Yields the size of each batch, until none is left or a batch has no effect. */
  async function* together() {
    for (;;) {
      const { marked, left } = (await call(contactEndpoints.markAllRead)) as MarkedRead
      yield marked
      if (!left || !marked) return
    }
  }
  async function* oneByOne() {
    const known = new Set<Identifier>()
    for (;;) {
      const { data } = await dataProvider.getList(messages.name, {
        ...wantedOf({ view: 'unread', q: '' }),
        pagination: { page: 1, perPage: STEP },
      })
      const ids = data.map(({ id }) => id).filter((id) => !known.has(id))
      if (ids.length === 0) return
      await dataProvider.updateMany(messages.name, { ids, data: { isRead: true } })
      for (const id of ids) known.add(id)
      yield ids.length
    }
  }
  async function* anyhow() {
    try {
      yield* together()
    } catch (error) {
      if (!(error instanceof HttpError) || ![404, 405].includes(error.status)) throw error
      yield* oneByOne()
    }
  }

  const { mutate } = useNotifyingMutation({
    async mutationFn() {
      let count = 0
      for await (const marked of hasEndpoint ? anyhow() : oneByOne()) {
        count += marked
        setDone(count)
      }
      return count
    },
    onMutate: () => setDone(0),
    done: (count) => labels.allRead(texts.count(count)),
    failed: texts.toggleFailed,
    refetch: [messages.name],
    onSettled() {
      setDone(undefined)
      onDone()
    },
  })
  return { markAll: () => mutate(), done }
}
