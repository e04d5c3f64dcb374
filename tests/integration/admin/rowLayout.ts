import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

const ROW = 100

/** Mocks the layout of the rows of a list, one below the other, which jsdom lacks. */
export function layOutRows() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, index * ROW, ROW, ROW)
  })
}

/** Drops the dragged row at the position of a row. */
export function dropAt(place: number) {
  fireEvent.pointerMove(window, { clientY: place * ROW + ROW / 4 })
  fireEvent.pointerUp(window)
}
