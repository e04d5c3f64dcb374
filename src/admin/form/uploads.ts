import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'

/** The uploads of a form. */
export interface Uploads {
  isSending: boolean
  /** The same between two renders. */
  isSendingNow(): boolean
  /** A file is sent from now on until the returned function is called, with whether it was stored. */
  begin(): (hasArrived: boolean) => void
  /** Runs uploads one after the other, as each prepares a picture in memory. */
  inTurn<T>(upload: () => Promise<T>): Promise<T>
  /** Resolves when all uploads have ended; with false if one failed or the form was unmounted. */
  settled(): Promise<boolean>
}

const UploadsContext = createContext<Uploads>({
  isSending: false,
  isSendingNow: () => false,
  begin: () => () => {},
  inTurn: (upload) => upload(),
  settled: async () => true,
})
export const UploadsProvider = UploadsContext.Provider

/** The uploads of the form around. */
export const useUploads = () => useContext(UploadsContext)

/** The uploads of one form. */
export function useFormUploads(): Uploads {
  const [{ subscribe, settle, ...uploads }] = useState(createUploads)
  const isSending = useSyncExternalStore(subscribe, uploads.isSendingNow)
  useEffect(() => () => settle(false), [settle])
  return { ...uploads, isSending }
}

function createUploads() {
  let running = 0
  let last: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()
  const waiting = new Set<(hasArrived: boolean) => void>()
  function change(by: 1 | -1) {
    running += by
    for (const listener of listeners) listener()
  }
  function settle(hasArrived: boolean) {
    const all = [...waiting]
    waiting.clear()
    for (const resolve of all) resolve(hasArrived)
  }
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settle,
    isSendingNow: () => running > 0,
    begin() {
      change(1)
      let isOver = false
      return (hasArrived: boolean) => {
        if (isOver) return
        isOver = true
        change(-1)
        if (!hasArrived || running === 0) settle(hasArrived)
      }
    },
    inTurn<T>(upload: () => Promise<T>): Promise<T> {
      const result = last.then(upload)
      last = result.catch(() => {})
      return result
    },
    async settled() {
      return running === 0 || new Promise<boolean>((resolve) => waiting.add(resolve))
    },
  }
}
