import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

interface Rotation {
  /** There is more than one slide. */
  isPossible: boolean
  /** Display time of each slide in milliseconds. */
  interval: number
  /** The current slide: a new one restarts the interval. */
  index: number
  /** Called some time before a turn, and as soon as the user points at the slider or focuses it. */
  onApproach: (byUser: boolean) => void
  onTurn: () => void
}

/** The next slide is rendered this many milliseconds in advance, so that its picture can load. */
const AHEAD = 2000

/**
 * Automatic rotation, unless the user prefers reduced motion; paused while the mouse moves over the slider, while the keyboard
 * focus is in it, in a hidden tab, and when the user stops it (WCAG 2.2.2). A mouse that rests where the slider appears
 * does not pause it.
 */
export function useRotation({ isPossible, interval, index, onApproach, onTurn }: Rotation) {
  const prefersReducedMotion = useSyncExternalStore(subscribeToMotion, readMotion, () => false)
  const [choice, choose] = useState<boolean>()
  const [isPointedAt, setPointedAt] = useState(false)
  const hasMoved = useRef(false)
  const [hasKeyboard, setKeyboard] = useState(false)
  const isPlaying = isPossible && (choice ?? !prefersReducedMotion)
  const isRotating = isPlaying && !isPointedAt && !hasKeyboard

  const approach = useEffectEvent(() => onApproach(false))
  const turn = useEffectEvent(() => {
    if (!document.hidden) onTurn()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide restarts the interval
  useEffect(() => {
    if (!isRotating) return
    const approaching = setTimeout(approach, Math.max(interval - AHEAD, 0))
    const timer = setInterval(turn, interval)
    return () => {
      clearTimeout(approaching)
      clearInterval(timer)
    }
  }, [isRotating, interval, index])

  return {
    isPlaying,
    isRotating,
    toggle() {
      choose(!isPlaying)
      setPointedAt(false)
      setKeyboard(false)
    },
    /** Event handlers of the slider. */
    handlers: {
      onPointerEnter: () => onApproach(true),
      onPointerMove({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse' || hasMoved.current) return
        hasMoved.current = true
        setPointedAt(true)
      },
      onPointerLeave() {
        hasMoved.current = false
        setPointedAt(false)
      },
      onFocus({ target }: FocusEvent) {
        setKeyboard(target.matches(':focus-visible'))
        onApproach(true)
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) setKeyboard(false)
      },
    },
  }
}

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)')
const readMotion = () => reducedMotion().matches

function subscribeToMotion(onChange: () => void) {
  const query = reducedMotion()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
