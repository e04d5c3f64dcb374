import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useHoldUnsaved, useServices } from '../services.ts'
import { requestDraft } from './requestDraft.ts'
import { useBlogWords } from './useBlogWords.ts'

/** How drafting goes: it waits, it failed, or there is a draft, beside the content or in it in place of what was there. */
export type Drafting =
  | { state: 'idle' | 'writing' | 'undone' }
  | { state: 'failed'; error: unknown }
  | { state: 'kept'; draft: string }
  | { state: 'placed'; draft: string; before: string }

const CONTENT = 'content'

/** Has the content drafted. What a person typed is replaced only when they say so, and comes back when they ask. */
export function useDrafting() {
  const { drafting: words } = useBlogWords()
  const services = useServices()
  const { getValues, setValue } = useFormContext()
  const [drafting, setDrafting] = useState<Drafting>({ state: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  // It stands in no field: who leaves, or signs out, loses it.
  useHoldUnsaved(drafting.state === 'writing' || drafting.state === 'kept')

  const write = (content: string) =>
    setValue(CONTENT, content, { shouldDirty: true, shouldTouch: true, shouldValidate: true })

  function place(draft: string) {
    const before = String(getValues(CONTENT) ?? '')
    if (before.trim() && !window.confirm(words.confirmReplace)) return setDrafting({ state: 'kept', draft })
    write(draft)
    setDrafting({ state: 'placed', draft, before })
  }

  async function start(topic: string) {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setDrafting({ state: 'writing' })
    try {
      const draft = await requestDraft(services, topic, own.signal)
      if (!own.signal.aborted) place(draft)
    } catch (error) {
      if (!own.signal.aborted) setDrafting({ state: 'failed', error })
    }
  }

  return {
    drafting,
    start,
    place,
    stop() {
      running.current?.abort()
      setDrafting({ state: 'idle' })
    },
    undo({ draft, before }: { draft: string; before: string }) {
      if (getValues(CONTENT) !== draft && !window.confirm(words.confirmUndo)) return
      write(before)
      setDrafting({ state: 'undone' })
    },
  }
}
