import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Which way each arrow takes a row that is held by its handle. */
export const ARROW_STEPS: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowUp: -1, ArrowDown: 1 }

interface Drag {
  from: number
  to: number
}

/** How near to the window's edge the page begins to move along, and how far in each frame, in pixels. */
const EDGE = 90
const STEP = 14

/**
 * Takes a row of a list by its handle to another place, with a mouse, a pen or a finger. The rows stay where they are until it
 * is let go; Escape leaves it where it was.
 *
 * @param list whose children are the rows
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const from = drag?.from
  /** By what the rows are when one is let go: the list may have been loaded again since it was taken. */
  const drop = useEffectEvent(onMove)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one drag is listened to from its beginning to its end
  useEffect(() => {
    if (from === undefined) return
    const over = new AbortController()
    const { signal } = over
    let to = from
    let y = 0
    let frame: number | undefined
    const follow = () => {
      to = placeAt(y, [...(list.current?.children ?? [])], from)
      setDrag((shown) => (shown?.to === to ? shown : { from, to }))
    }
    /** Goes on for as long as the pointer is at an edge, also where it is held still. */
    const scroll = () => {
      frame = undefined
      const step = y < EDGE ? -STEP : y > window.innerHeight - EDGE ? STEP : 0
      if (!step) return
      window.scrollBy(0, step)
      follow()
      frame = requestAnimationFrame(scroll)
    }
    signal.addEventListener('abort', () => frame && cancelAnimationFrame(frame))
    const end = (isMeant: boolean) => {
      over.abort()
      setDrag(undefined)
      if (isMeant && to !== from) drop(from, to)
    }
    window.addEventListener(
      'pointermove',
      ({ clientY }) => {
        y = clientY
        follow()
        frame ??= requestAnimationFrame(scroll)
      },
      { signal },
    )
    window.addEventListener('pointerup', () => end(true), { signal })
    window.addEventListener('pointercancel', () => end(false), { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
    return () => over.abort()
  }, [from])

  return {
    /** For the handle of the row at `index`. */
    start(event: PointerEvent, index: number) {
      if (event.button !== 0) return
      setDrag({ from: index, to: index })
    },
    /** What is to be seen at the row at `index`. */
    stateOf(index: number): 'taken' | 'before' | 'after' | undefined {
      if (!drag) return undefined
      if (index === drag.from) return 'taken'
      if (index !== drag.to) return undefined
      return drag.to < drag.from ? 'before' : 'after'
    },
  }
}

/** The place among the rows that a height stands for: behind all others whose middle is above it. */
const placeAt = (y: number, rows: readonly Element[], from: number): number =>
  rows.filter((row, index) => {
    const { top, height } = row.getBoundingClientRect()
    return index !== from && top + height / 2 < y
  }).length
