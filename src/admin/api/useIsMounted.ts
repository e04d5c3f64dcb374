import { useCallback, useEffect, useRef } from 'react'

/** Returns a function that reports whether the component is mounted, for responses that may arrive after its screen was left. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}
