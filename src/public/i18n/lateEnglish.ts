import { useEffect, useSyncExternalStore } from 'react'
import { language } from '../../company/identity.ts'
import { useLocale } from './chosenLocale.ts'

/** English that is on its way, on a site that speaks it first. */
const coming: Promise<void>[] = []

/** Waits until what parts are drawn in is there. */
export const untilEnglish = (): Promise<unknown> => Promise.all(coming)

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
  if (language === 'en') coming.push(fetchEnglish().catch(() => {}))
  return function useLateTexts() {
    const wantsEnglish = useLocale() === 'en'
    const known = useSyncExternalStore(
      subscribe,
      () => english,
      () => (language === 'en' ? english : undefined),
    )
    useEffect(() => {
      if (wantsEnglish && !known) fetchEnglish().catch(() => {}) // offline: Turkish stays
    }, [wantsEnglish, known])
    return wantsEnglish && known ? known : turkish
  }
}
