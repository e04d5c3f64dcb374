import { useNotify } from 'ra-core'
import type { ReactNode } from 'react'

/** Duration of a notification with an action, in milliseconds (WCAG 2.2.1). */
const IN_REACH = 20_000

/** React-admin's notifications, for a sentence that is already translated, with an optional action. */
export function useNotifier() {
  const notify = useNotify()
  return (sentence: string, type: 'info' | 'error' = 'info', action?: ReactNode) =>
    notify(sentence, { type, messageArgs: { _: sentence }, ...(action ? { action, autoHideDuration: IN_REACH } : {}) })
}
