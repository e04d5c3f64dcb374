import { useEffect } from 'react'
import { loadTheRest } from './lazily.tsx'
import { savesData } from './savesData.ts'

/** By then the first screen has what it needs, in milliseconds. */
const LATER = 2000

/** Brings the other screens while the first is looked at: in the field a phone loses its network between two of them. */
export function useLoadAhead() {
  useEffect(() => {
    if (savesData()) return
    const timer = setTimeout(loadTheRest, LATER)
    return () => clearTimeout(timer)
  }, [])
}
