import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Identifier, useDataProvider } from 'ra-core'
import { useState } from 'react'
import { messages } from '../../contract/resources/messages/messages.ts'
import { sentenceOf } from '../api/failure.ts'
import { PartlyFailed } from '../api/settleEach.ts'
import { useTexts } from '../entries.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { wantedOf } from './messages.ts'
import { useInboxWords } from './useInboxWords.ts'

/** Messages that are asked for, and marked, in one go; what is done is said after each. */
const STEP = 20

/** Marks the unread messages step by step, on any server; those that could not be are said in the end. */
export function useMarkAllRead(onDone: () => void) {
  const words = useInboxWords()
  const texts = useTexts()
  const notify = useNotifier()
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  /** How many are marked by now; undefined while nothing is. */
  const [done, setDone] = useState<number>()

  async function markStep(): Promise<Identifier[]> {
    const { data } = await dataProvider.getList(messages.name, {
      ...wantedOf({ view: 'unread', q: '' }),
      pagination: { page: 1, perPage: STEP },
    })
    const ids = data.map(({ id }) => id)
    await dataProvider.updateMany(messages.name, { ids, data: { isRead: true } })
    return ids
  }

  const { mutate } = useMutation({
    async mutationFn() {
      const marked = new Set<Identifier>()
      for (;;) {
        const before = marked.size
        for (const id of await markStep()) marked.add(id)
        // None is left, or the server keeps none of it.
        if (marked.size === before) return marked.size
        setDone(marked.size)
      }
    },
    onMutate: () => setDone(0),
    onSuccess: (count) => notify(words.allRead(texts.count(count))),
    onError(error) {
      const [reason] = error instanceof PartlyFailed ? error.failed.values() : [error]
      notify(sentenceOf(reason, texts.toggleFailed), 'error')
    },
    async onSettled() {
      setDone(undefined)
      await queryClient.invalidateQueries({ queryKey: [messages.name] })
      onDone()
    },
  })
  return { markAll: () => mutate(), done }
}
