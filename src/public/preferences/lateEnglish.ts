import { useEffect, useSyncExternalStore } from 'react'
import { useLocale } from './chosenLocale.ts'

/**
 * Makes the hook of a part's texts whose English is loaded when somebody reads it: until it has come, as in the page
 * that the server drew, they are Turkish. Nobody else pays for it.
 */
export function createLateEnglish<T>(turkish: T, load: () => Promise<T>): () => T {
  const listeners = new Set<() => void>()
  let english: T | undefined
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange)
    return () => void listeners.delete(onChange)
  }
  const fetchEnglish = async () => {
    english ??= await load()
    for (const listener of listeners) listener()
  }
  return function useLateTexts() {
    const wantsEnglish = useLocale() === 'en'
    const known = useSyncExternalStore(
      subscribe,
      () => english,
      () => undefined,
    )
    useEffect(() => {
      if (wantsEnglish && !known) fetchEnglish().catch(() => {}) // offline: Turkish stays
    }, [wantsEnglish, known])
    return wantsEnglish && known ? known : turkish
  }
}
