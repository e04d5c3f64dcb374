import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'

/** What of a form's files is on its way. */
export interface Uploads {
  isSending: boolean
  /** The same at this very moment, between two renderings. */
  isSendingNow(): boolean
  /** A file is sent from now until the returned function is called with whether it has arrived. */
  begin(): (hasArrived: boolean) => void
  /** Waits until nothing is on its way any more; false when something did not arrive, or the form is gone. */
  settled(): Promise<boolean>
}

const UploadsContext = createContext<Uploads>({
  isSending: false,
  isSendingNow: () => false,
  begin: () => () => {},
  settled: async () => true,
})
export const UploadsProvider = UploadsContext.Provider

/** The uploads of the form around. */
export const useUploads = () => useContext(UploadsContext)

/** The uploads of one form. */
export function useFormUploads(): Uploads {
  const [running, setRunning] = useState(0)
  const count = useRef(0)
  const waiting = useRef(new Set<(hasArrived: boolean) => void>())
  const calls = useMemo(() => {
    const tell = (hasArrived: boolean) => {
      const all = [...waiting.current]
      waiting.current.clear()
      for (const answer of all) answer(hasArrived)
    }
    const change = (by: number) => {
      count.current += by
      setRunning(count.current)
    }
    return {
      tell,
      isSendingNow: () => count.current > 0,
      begin() {
        change(1)
        let isOver = false
        return (hasArrived: boolean) => {
          if (isOver) return
          isOver = true
          change(-1)
          if (!hasArrived) tell(false)
          else if (count.current === 0) tell(true)
        }
      },
      async settled() {
        return count.current === 0 || new Promise<boolean>((resolve) => waiting.current.add(resolve))
      },
    }
  }, [])
  useEffect(() => () => calls.tell(false), [calls])
  return useMemo(() => {
    const { tell: _, ...rest } = calls
    return { ...rest, isSending: running > 0 }
  }, [running, calls])
}
