import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

const ROW = 100

/** Gives the rows of a list a place each, one below the other, in a browser that lays nothing out. */
export function layOutRows() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, index * ROW, ROW, ROW)
  })
}

/** Lets go of the row that is held, at this place from the top. */
export function dropAt(place: number) {
  fireEvent.pointerMove(window, { clientY: place * ROW + ROW / 4 })
  fireEvent.pointerUp(window)
}
