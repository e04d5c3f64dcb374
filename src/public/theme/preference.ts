import { createStore } from '../store.ts'

/**
 * Creates a preference of the visitor in local storage, shared by the tabs. Where storage is blocked (private windows, for
 * example) it lasts as long as the document. `apply` updates the document when the value changes, here or in another tab.
 */
export function createPreference<T extends string>(
  key: string,
  parse: (stored: string | null) => T,
  apply: (value: T) => void,
) {
  const unstored = createStore<T | undefined>(undefined)
  const read = (): T => {
    try {
      return unstored.read() ?? parse(localStorage.getItem(key))
    } catch {
      return parse(null)
    }
  }
  const change = (value: T | undefined) => {
    unstored.write(value)
    apply(read())
  }
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) change(unstored.read())
    })
    // A page in the back-forward cache gets no storage events.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) change(unstored.read())
    })
  }
  return {
    read,
    subscribe: unstored.subscribe,
    write(value: T) {
      try {
        localStorage.setItem(key, value)
        change(undefined)
      } catch {
        change(value)
      }
    },
  }
}
