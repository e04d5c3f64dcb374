import { useNotify } from 'ra-core'
import type { ReactNode } from 'react'

/** How long what can be done about a notice stays in reach, in milliseconds: finding it takes longer than reading (WCAG 2.2.1). */
const IN_REACH = 20_000

/** Says a sentence that is already in the reader's language, for a while, above the page, and what can be done about it. */
export function useNotifier() {
  const notify = useNotify()
  return (sentence: string, type: 'info' | 'error' = 'info', action?: ReactNode) =>
    notify(sentence, { type, messageArgs: { _: sentence }, ...(action ? { action, autoHideDuration: IN_REACH } : {}) })
}
