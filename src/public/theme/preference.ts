/** A setting of the visitor, stored in the browser and shared by its tabs. */
export interface Preference<T extends string> {
  read(): T
  write(value: T): void
  subscribe(onChange: () => void): () => void
}

/**
 * Creates a preference in local storage. Where storage is blocked (private windows, for example) it lasts as long as the
 * document. `apply` updates the document when the value changes, here or in another tab.
 */
export function createPreference<T extends string>(
  key: string,
  parse: (stored: string | null) => T,
  apply: (value: T) => void,
): Preference<T> {
  const listeners = new Set<() => void>()
  let unstored: T | undefined

  const read = (): T => {
    if (unstored !== undefined) return unstored
    try {
      return parse(localStorage.getItem(key))
    } catch {
      return parse(null)
    }
  }
  const notify = () => {
    apply(read())
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }

  // A page in the back-forward cache gets no storage events.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) notify()
  }

  return {
    read,
    write(value) {
      try {
        localStorage.setItem(key, value)
        unstored = undefined
      } catch {
        unstored = value
      }
      notify()
    },
    subscribe(onChange) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage)
        window.addEventListener('pageshow', onShow)
      }
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
        if (listeners.size > 0) return
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onShow)
      }
    },
  }
}
