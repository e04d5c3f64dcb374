import { useLayoutEffect, useState } from 'react'

/** Whether the browser is online again since a call was interrupted. */
export function useIsBackOnline(isInterrupted: boolean): boolean {
  const [isBack, setBack] = useState(false)
  // A layout effect, since the network may be back at once.
  useLayoutEffect(() => {
    if (!isInterrupted) return
    const notice = () => setBack(true)
    window.addEventListener('online', notice)
    return () => {
      window.removeEventListener('online', notice)
      setBack(false)
    }
  }, [isInterrupted])
  return isInterrupted && isBack
}
