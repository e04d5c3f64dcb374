import { type PointerEvent, useRef } from 'react'

/** How far a finger or a mouse must travel sideways to mean it, in pixels. */
const REACH = 40

/**
 * Handlers that tell a swipe from a tap, a scroll and the selecting of text: mostly sideways, and far enough. Their
 * element leaves vertical movement to the browser (`touch-action: pan-y`). Answers where it led: 1 is onwards.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null)
  return {
    onPointerDown({ isPrimary, button, clientX, clientY }: PointerEvent) {
      start.current = isPrimary && button === 0 ? { x: clientX, y: clientY } : null
    },
    onPointerCancel() {
      start.current = null
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return
      const [across, along] = [clientX - start.current.x, clientY - start.current.y]
      start.current = null
      if (Math.abs(across) < REACH || Math.abs(across) < 2 * Math.abs(along)) return
      if (window.getSelection()?.isCollapsed !== false) onSwipe(across < 0 ? 1 : -1)
    },
  }
}
