import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the component still stands, for work whose answer may come once its screen was left. */
export function useStands(): () => boolean {
  const stands = useRef(false)
  useEffect(() => {
    stands.current = true
    return () => {
      stands.current = false
    }
  }, [])
  return useCallback(() => stands.current, [])
}
