import { useEffect } from 'react'

/** How often new messages are looked for while the page is on the screen, in milliseconds. */
const PULSE = 60_000

/** Looks again from time to time, and whenever the person comes back to the page. */
export function usePulse(look: () => unknown) {
  useEffect(() => {
    const lookWhenSeen = () => void (document.visibilityState === 'visible' && look())
    const timer = setInterval(lookWhenSeen, PULSE)
    document.addEventListener('visibilitychange', lookWhenSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookWhenSeen)
    }
  }, [look])
}
