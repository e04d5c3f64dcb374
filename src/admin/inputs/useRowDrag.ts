import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** How far each arrow key moves a row. */
export const ARROW_STEPS: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowUp: -1, ArrowDown: 1 }

interface Drag {
  from: number
  to: number
}

/** Auto-scroll: the distance from the window's edge, and the speed per frame, in pixels. */
const EDGE = 90
const STEP = 14

/**
 * Moves a row of a list by dragging its handle, with a mouse, a pen or a finger. The rows move on drop; Escape cancels.
 *
 * @param list whose children are the rows
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const from = drag?.from
  /** Reads the rows at the time of the drop: the list may have been refetched during the drag. */
  const drop = useEffectEvent(onMove)

  // biome-ignore lint/correctness/useExhaustiveDependencies: listeners live from the start of a drag to its end
  useEffect(() => {
    if (from === undefined) return
    const over = new AbortController()
    const { signal } = over
    let to = from
    let y = 0
    let frame: number | undefined
    const follow = () => {
      to = indexAt(y, [...(list.current?.children ?? [])], from)
      setDrag((shown) => (shown?.to === to ? shown : { from, to }))
    }
    /** Scrolls for as long as the pointer is at an edge, also when it does not move. */
    const scroll = () => {
      frame = undefined
      const step = y < EDGE ? -STEP : y > window.innerHeight - EDGE ? STEP : 0
      if (!step) return
      window.scrollBy(0, step)
      follow()
      frame = requestAnimationFrame(scroll)
    }
    signal.addEventListener('abort', () => frame && cancelAnimationFrame(frame))
    const end = (isDrop: boolean) => {
      over.abort()
      setDrag(undefined)
      if (isDrop && to !== from) drop(from, to)
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
    /** How the row at `index` is highlighted. */
    stateOf(index: number): 'taken' | 'before' | 'after' | undefined {
      if (!drag) return undefined
      if (index === drag.from) return 'taken'
      if (index !== drag.to) return undefined
      return drag.to < drag.from ? 'before' : 'after'
    },
  }
}

/** The index of a drop at the height `y`: after all other rows whose middle is above it. */
const indexAt = (y: number, rows: readonly Element[], from: number): number =>
  rows.filter((row, index) => {
    const { top, height } = row.getBoundingClientRect()
    return index !== from && top + height / 2 < y
  }).length

/** The rows with one moved to another index; undefined where there is no such index. */
export function moved<T>(rows: readonly T[], from: number, to: number): T[] | undefined {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return undefined
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
