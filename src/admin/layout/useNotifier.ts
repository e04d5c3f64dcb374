import { useNotify } from 'ra-core'
import type { ReactNode } from 'react'

/** Says a sentence that is already in the reader's language, for a while, above the page, and what can be done about it. */
export function useNotifier() {
  const notify = useNotify()
  return (sentence: string, type: 'info' | 'error' = 'info', action?: ReactNode) =>
    notify(sentence, { type, messageArgs: { _: sentence }, ...(action ? { action } : {}) })
}
