import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { useRowDrag } from './useRowDrag.ts'

const ROW = 100

/** Ten rows of 100 pixels, at positions that depend on the scroll position. */
function Rows({ onMove }: { onMove: (from: number, to: number) => void }) {
  const list = useRef<HTMLUListElement>(null)
  const drag = useRowDrag(list, onMove)
  return (
    <ul ref={list}>
      {Array.from({ length: 10 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its index
        <li key={index} data-row={index} data-state={drag.stateOf(index)}>
          <button type="button" onPointerDown={(event) => drag.start(event, index)}>{`Taşı ${index}`}</button>
        </li>
      ))}
    </ul>
  )
}

function show() {
  let scrolled = 0
  const moved: number[][] = []
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation((...[, by]: unknown[]) => {
    scrolled += Number(by)
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: Number(this.getAttribute('data-row')) * ROW - scrolled, height: ROW } as DOMRect
  })
  render(<Rows onMove={(from, to) => moved.push([from, to])} />)
  const state = (row: number) => document.querySelector(`[data-row="${row}"]`)!.getAttribute('data-state')
  return { scrollBy, moved, state, scrolled: () => scrolled }
}

const take = (row: number) => fireEvent.pointerDown(screen.getByText(`Taşı ${row}`), { button: 0 })

test('row drag: the page scrolls while a row is held at the edge of the window, and the drop target follows', async () => {
  const { scrollBy, moved, state, scrolled } = show()
  take(0)
  expect(state(0)).toBe('taken')
  // The pointer moves once, and then stays.
  fireEvent.pointerMove(window, { clientY: window.innerHeight - 10 })
  await waitFor(() => expect(state(9)).toBe('after'))
  fireEvent.pointerMove(window, { clientY: window.innerHeight / 2 })
  const before = scrolled()
  // One more frame may already be scheduled.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(scrolled()).toBe(before)
  fireEvent.pointerMove(window, { clientY: 10 })
  await waitFor(() => expect(scrolled()).toBeLessThan(before))
  fireEvent.keyDown(window, { key: 'Escape' })
  const calls = scrollBy.mock.calls.length
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(scrollBy).toHaveBeenCalledTimes(calls)
  expect(moved).toEqual([])
})

test('row drag: a row is moved to the position where it is dropped', async () => {
  const { moved, state } = show()
  take(0)
  fireEvent.pointerMove(window, { clientY: window.innerHeight - 10 })
  await waitFor(() => expect(state(9)).toBe('after'))
  fireEvent.pointerUp(window)
  expect(moved).toEqual([[0, 9]])
})
