import { useState } from 'react'

/**
 * Which of several stands in front, from 0, and which have their pictures: those that have stood, and those that may be
 * next. The way around its ends is no end.
 */
export function useTurns(count: number) {
  const [turned, setTurned] = useState(0)
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(() => new Set([0]))
  /** A list that has become shorter leaves the place behind. */
  const index = Math.min(turned, Math.max(count - 1, 0))
  const place = (i: number) => (count > 0 ? (i + count) % count : 0)
  const draw = (...places: number[]) =>
    setDrawn((before) => (places.every((each) => before.has(each)) ? before : new Set([...before, ...places])))
  return {
    index,
    drawn,
    turnTo(i: number) {
      setTurned(place(i))
      draw(place(i))
    },
    /** Has a neighbour's picture loaded, because somebody is about to turn. */
    prepare: (...steps: (1 | -1)[]) => draw(...steps.map((step) => place(index + step))),
  }
}
