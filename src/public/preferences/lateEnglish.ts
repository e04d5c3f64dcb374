import { useEffect, useSyncExternalStore } from 'react'
import { CONTENT_LOCALE, useLocale } from './chosenLocale.ts'

const isFirst = CONTENT_LOCALE === 'en'
/** English that is on its way, on a site that speaks it first. */
const coming: Promise<void>[] = []

/** Waits until what a part is to be drawn in is there: English, where that comes first. */
export const untilSpoken = async (): Promise<void> => {
  if (isFirst) await Promise.all(coming)
}

/**
 * Makes the hook of a part's texts whose English is loaded when somebody reads it: until it has come, as in the page
 * that the server drew, they are Turkish. Nobody else pays for it. A site that speaks English first has it before it draws.
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
  if (isFirst) coming.push(fetchEnglish().catch(() => {}))
  return function useLateTexts() {
    const wantsEnglish = useLocale() === 'en'
    const known = useSyncExternalStore(
      subscribe,
      () => english,
      () => (isFirst ? english : undefined),
    )
    useEffect(() => {
      if (wantsEnglish && !known) fetchEnglish().catch(() => {}) // offline: Turkish stays
    }, [wantsEnglish, known])
    return wantsEnglish && known ? known : turkish
  }
}
