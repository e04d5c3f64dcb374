import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPlaces, placeOf, showEntry } from './places.ts'

/** A page that is so many pixels high beyond the window, and may grow. */
const page = { reach: 200, top: 0 }
let grow: () => void
let end: () => void

beforeEach(() => {
  Object.assign(page, { reach: 200, top: 0 })
  const observers = new Set<() => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void
      readonly disconnect: () => void
      constructor(onGrowth: () => void) {
        this.observe = () => observers.add(onGrowth)
        this.disconnect = () => observers.delete(onGrowth)
      }
    },
  )
  grow = () => {
    for (const onGrowth of observers) onGrowth()
  }
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.top)
  vi.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) => {
    page.top = Math.min(options.top!, page.reach)
    window.dispatchEvent(new Event('scroll'))
  }) as typeof window.scrollTo)
  window.history.replaceState({ key: 'biri' }, '')
  end = keepPlaces()
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

const growTo = (reach: number) => {
  page.reach = reach
  grow()
}

test('a page that is too short yet is followed as it grows, and its place is not lost meanwhile', () => {
  showEntry('biri', 700)
  expect([page.top, placeOf('biri')]).toEqual([200, 700])
  growTo(500)
  expect([page.top, placeOf('biri')]).toEqual([500, 700])
  growTo(900)
  expect(page.top).toBe(700)
  growTo(2000)
  expect(page.top).toBe(700)
})

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('who moves it by %s is left where they are', (move) => {
  showEntry('biri', 700)
  window.dispatchEvent(new Event(move))
  growTo(900)
  expect(page.top).toBe(200)
  window.scrollTo({ top: 150 })
  expect(placeOf('biri')).toBe(150)
})

test('another page ends the wait for the one before', () => {
  showEntry('biri', 700)
  window.history.replaceState({ key: 'digeri' }, '')
  showEntry('digeri', 0)
  growTo(900)
  expect([page.top, placeOf('digeri'), placeOf('biri')]).toEqual([0, 0, 700])
})

test('an entry that one comes back to before another page stood is where it was left', () => {
  showEntry('biri', 150)
  window.history.replaceState({ key: 'digeri' }, '')
  window.scrollTo({ top: 20 })
  expect([page.top, placeOf('biri')]).toEqual([20, 150])
  window.history.replaceState({ key: 'biri' }, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect([page.top, placeOf('biri')]).toEqual([150, 150])
})

test('who scrolls and goes back at once, before the browser tells of the scrolling, is back there too', () => {
  showEntry('biri', 0)
  page.top = 150
  window.history.replaceState({ key: 'digeri' }, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(placeOf('biri')).toBe(150)
  page.top = 90
  window.history.replaceState({ key: 'ucuncu' }, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(placeOf('biri')).toBe(150)
})

test('so is who presses a link at once, to elsewhere on the page', () => {
  showEntry('biri', 0)
  page.top = 150
  document.body.click()
  window.history.replaceState(null, '')
  page.top = 900
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(placeOf('biri')).toBe(150)
})

test('once it ends, nothing is kept any more', () => {
  showEntry('biri', 100)
  end()
  window.scrollTo({ top: 50 })
  expect(placeOf('biri')).toBe(100)
})
