/** A choice of the visitor, kept in the browser and shared by its tabs. */
export interface Preference<T extends string> {
  read(): T
  write(value: T): void
  subscribe(onChange: () => void): () => void
}

/**
 * Keeps a choice in local storage. Where that is closed (private windows, blocked storage) it lasts as long as the
 * page. `apply` makes it visible in the document, for choices made here and in other tabs.
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
  const announce = () => {
    apply(read())
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) announce()
  }

  // What the browser keeps aside, to go back to, hears of nothing.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) announce()
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
      announce()
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
