import { useSyncExternalStore } from 'react'

/** A value outside of React to which components subscribe. */
export function createStore<T>(initial: T) {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    read: () => value,
    write(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(onChange: () => void) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

type Readable<T> = Pick<ReturnType<typeof createStore<T>>, 'read' | 'subscribe'>

/** The current value of a store; on the server, and until hydration, another one. */
export const useStore = <T>({ subscribe, read }: Readable<T>, onServer: T): T =>
  useSyncExternalStore(subscribe, read, () => onServer)
