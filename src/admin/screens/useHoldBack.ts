import { type FormEvent, useEffect, useState } from 'react'
import type { Uploads } from '../forms/uploads.ts'
import type { Saving } from './useSaving.ts'

/** A save that is asked for while a file is on its way begins once it has arrived, and not at all when it does not. */
export function useHoldBack(uploads: Uploads) {
  const [held, setHeld] = useState<Saving>()
  const { isSending } = uploads
  useEffect(() => {
    if (isSending) setHeld((now) => (now?.state === 'heldBack' ? undefined : now))
  }, [isSending])
  async function holdBack(event: FormEvent) {
    if (!uploads.isSendingNow()) return setHeld(undefined)
    event.preventDefault()
    event.stopPropagation()
    if (held?.state === 'waiting') return
    const form = event.target as HTMLFormElement
    setHeld({ state: 'waiting' })
    if (!(await uploads.settled())) return setHeld({ state: 'heldBack' })
    setHeld(undefined)
    form.requestSubmit()
  }
  return { held, holdBack }
}
