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
  /** There is something to turn to. */
  isPossible: boolean
  /** How long each slide stands, in milliseconds. */
  interval: number
  /** Which one stands: a new one has its whole time before it. */
  index: number
  /** Said some time before a turn, and as soon as somebody comes near. */
  onApproach: (isSomebodyThere: boolean) => void
  onTurn: () => void
}

/** How long before a turn the next slide is made ready, in milliseconds: enough for its picture to come. */
const AHEAD = 2000

/**
 * Turns by itself, unless the reader has asked for less motion, and for as long as nobody points at it, has the keyboard
 * in it, looks at another tab, or has stopped it (WCAG 2.2.2). To point is to move the mouse there: one that merely lies
 * where the picture is drawn, which fills the screen, stops nothing. Who starts it by hand means it, wherever they are.
 */
export function useRotation({ isPossible, interval, index, onApproach, onTurn }: Rotation) {
  const wantsCalm = useSyncExternalStore(listenToCalm, readCalm, () => false)
  const [choice, choose] = useState<boolean>()
  const [isPointedAt, setPointedAt] = useState(false)
  const hasMoved = useRef(false)
  const [hasKeyboard, setKeyboard] = useState(false)
  const isPlaying = isPossible && (choice ?? !wantsCalm)
  const isRotating = isPlaying && !isPointedAt && !hasKeyboard

  const approach = useEffectEvent(() => onApproach(false))
  const turn = useEffectEvent(() => {
    if (!document.hidden) onTurn()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each slide the time begins anew
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
    /** For the element that is looked at. */
    watchers: {
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

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)')
const readCalm = () => calm().matches

function listenToCalm(onChange: () => void) {
  const query = calm()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
